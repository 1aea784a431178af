import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#components/Button.tsx';
import { useMyHospitals } from '#stores/my-hospitals.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import styles from './Tray.module.css';

export interface TrayStatusProps extends MyHospitalsProps {
  readonly said: string;
}

/** What became of the last change: no room for it, or how to take it back. */
export const TrayStatus = ({ words, said }: TrayStatusProps): ReactNode => {
  const { before, list, undo } = useMyHospitals();
  const button = useRef<HTMLButtonElement>(null);
  const isEmpty = list.length === 0;
  // The button that was pressed went away with the last hospital.
  useEffect(() => {
    if (isEmpty && document.activeElement === document.body) button.current?.focus();
  }, [isEmpty]);
  return (
    <div className={`no-print ${styles.status}`}>
      <p role="status">{said}</p>
      {before !== undefined && (
        <Button look="quiet" ref={button} onClick={undo}>
          {words.undo}
        </Button>
      )}
    </div>
  );
};
