import { type ReactNode, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import styles from './PrintPortal.module.css';

/** Beside the page, never seen on a screen: as long as it is there, paper shows it alone. */
export const PrintPortal = ({ children }: { readonly children: ReactNode }): ReactNode => {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.dataset.sheet = '';
    return () => root.removeAttribute('data-sheet');
  }, []);
  return createPortal(<div className={styles.sheet}>{children}</div>, document.body);
};
