import { useEffect } from 'react';
import { lazyComponent, useIdlePreload, useLazyComponent } from '#components/lazy/lazy-component.ts';
import type { PanelFrameWords } from '#content/words/words.ts';
import { closeHospital, useHospitalPanel } from '#stores/hospital-panel.ts';
import styles from './HospitalHost.module.css';

const dialog = lazyComponent(async () => (await import('./HospitalDialog.tsx')).HospitalDialog);

/** Shows the panel of the requested hospital. Leaving the page closes the panel. */
export const HospitalHost = ({ words }: { readonly words: PanelFrameWords }) => {
  const isAsked = useHospitalPanel(({ hospital }) => hospital !== undefined);
  // The dialog stays mounted when closed, so that the browser can restore focus.
  const { Component, failures } = useLazyComponent(dialog, isAsked || dialog.loaded() !== undefined);
  useIdlePreload(dialog);
  useEffect(() => closeHospital, []);
  useEffect(() => {
    // The next press retries.
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
