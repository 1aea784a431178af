import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns true while the browser's own print command runs, if `isWanted` returns true and no other sheet or open dialog is
 * printed. Callers then render a `PrintPortal`.
 */
export const useBrowserPrint = (isWanted: () => boolean): boolean => {
  const [isPrinting, setPrinting] = useState(false);
  const wants = useEffectEvent(isWanted);
  useEffect(() => {
    const before = (): void => {
      const { sheet, modalOpen } = document.documentElement.dataset;
      flushSync(() => setPrinting(sheet === undefined && modalOpen === undefined && wants()));
    };
    const after = (): void => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
};
