import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * True while the browser's own print command runs and `isWanted`, unless another sheet or an open dialog is printed: render a
 * `PrintPortal` then.
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
