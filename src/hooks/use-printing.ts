import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** A separate sheet is printed instead of the page (PrintPortal), so the page keeps its layout. */
const hasSheet = (): boolean => document.documentElement.dataset.sheet !== undefined;

/** True while the page is being laid out for paper; the change is rendered before the browser goes on. */
export const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia('print');
    const stop = new AbortController();
    const { signal } = stop;
    const follow = (): void => flushSync(() => setPrinting(print.matches && !hasSheet()));
    const before = (): void => flushSync(() => setPrinting(!hasSheet()));
    const after = (): void => flushSync(() => setPrinting(false));
    print.addEventListener('change', follow, { signal });
    addEventListener('beforeprint', before, { signal });
    addEventListener('afterprint', after, { signal });
    return () => stop.abort();
  }, []);
  return printing;
};
