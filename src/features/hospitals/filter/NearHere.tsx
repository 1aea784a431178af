import { LocateFixed } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { useFinderWords } from '../finder-context.ts';
import styles from './NearFields.module.css';
import { useMyPosition } from './use-my-position.ts';

/** The visitor's own position, asked of the device only on a press of the button; what becomes of it is said beside it. */
export const NearHere = (): ReactNode => {
  const { here } = useFinderWords().near;
  const note = useId();
  const { position, ask } = useMyPosition();
  return (
    <div className={styles.here}>
      <Button look="outline" onClick={ask} aria-describedby={note}>
        <Icon of={LocateFixed} size={18} /> {here.use}
      </Button>
      <p className={styles.note} id={note} role="status" data-position={position}>
        {position === undefined ? here.note : here[position]}
      </p>
    </div>
  );
};
