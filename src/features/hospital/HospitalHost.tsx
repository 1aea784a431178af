import { useEffect } from 'react';
import { lazyComponent, useIdlePreload, useLazyComponent } from '#components/lazy/lazy-component.ts';
import type { PanelFrameWords } from '#content/words/words.ts';
import { closeHospital, useHospitalPanel } from '#stores/hospital-panel.ts';
import styles from './HospitalHost.module.css';

const dialog = lazyComponent(async () => (await import('./HospitalDialog.tsx')).HospitalDialog);

/** Shows the panel of the hospital that is asked for. Leaving the page closes it. */
export const HospitalHost = ({ words }: { readonly words: PanelFrameWords }) => {
  const isAsked = useHospitalPanel(({ hospital }) => hospital !== undefined);
  // Stays mounted when closed, so that the browser can return the focus.
  const { Component, failures } = useLazyComponent(dialog, isAsked || dialog.loaded() !== undefined);
  useIdlePreload(dialog);
  useEffect(() => closeHospital, []);
  useEffect(() => {
    // The next press asks again.
    if (failures > 0) closeHospital();
  }, [failures]);
  if (Component !== undefined) return <Component words={words} />;
  return (
    failures > 0 && (
      <p role="alert" className={styles.failed}>
        {words.failed}
      </p>
    )
  );
};
