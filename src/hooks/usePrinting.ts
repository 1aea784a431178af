import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** True while the page is being laid out for paper; the change is rendered before the browser goes on. */
export const usePrinting = (): boolean => {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    const print = matchMedia('print');
    const follow = (): void => flushSync(() => setPrinting(print.matches));
    const before = (): void => flushSync(() => setPrinting(true));
    const after = (): void => flushSync(() => setPrinting(false));
    print.addEventListener('change', follow);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      print.removeEventListener('change', follow);
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
};
