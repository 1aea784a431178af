import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import styles from './PrintPortal.module.css';

export interface PrintPortalProps {
  readonly children: ReactNode;
  /** If set, the print dialog opens, and `done` is called after it. */
  readonly done?: (() => void) | undefined;
}

/** Invisible on screens. While mounted, only its content is printed. */
export const PrintPortal = ({ children, done }: PrintPortalProps) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.sheet = '';
    return () => root.removeAttribute('data-sheet');
  }, []);
  const printed = useEffectEvent(() => done?.());
  const isAsked = done !== undefined;
  useEffect(() => {
    if (!isAsked) return undefined;
    const finish = (): void => printed();
    addEventListener('afterprint', finish);
    // Delayed, because inside an effect the dialog would block React.
    const next = setTimeout(() => print());
    return () => {
      clearTimeout(next);
      removeEventListener('afterprint', finish);
    };
  }, [isAsked]);
  return createPortal(<div className={styles.sheet}>{children}</div>, document.body);
};

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
