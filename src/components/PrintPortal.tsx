import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './PrintPortal.module.css';

/** Invisible on screens. While mounted, only its content is printed. */
export const PrintPortal = ({ children }: { readonly children: ReactNode }) => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.sheet = '';
    return () => root.removeAttribute('data-sheet');
  }, []);
  return createPortal(<div className={styles.sheet}>{children}</div>, document.body);
};

/** Opens the print dialog once its siblings are mounted. Renders nothing. */
export const PrintOnce = ({ done }: { readonly done: () => void }) => {
  const printed = useEffectEvent(done);
  useEffect(() => {
    const finish = (): void => printed();
    addEventListener('afterprint', finish);
    // Delayed, because inside an effect the dialog would block React.
    const next = setTimeout(() => print());
    return () => {
      clearTimeout(next);
      removeEventListener('afterprint', finish);
    };
  }, []);
  return null;
};
