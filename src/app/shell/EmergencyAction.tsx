import { Siren } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { ShellWords } from '#content/words/words.ts';
import styles from './Contact.module.css';
import { EmergencyOverlay } from './overlays/Overlay.tsx';

/** On phones always one tap away: whom to call in an emergency, and where to notify a service. */
export const EmergencyAction = ({ words }: { readonly words: ShellWords }): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <aside className={styles.emergency} aria-label={words.emergency.open}>
      <button
        type="button"
        className={styles.emergencyButton}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {words.emergency.open} <Icon of={Siren} size={20} />
      </button>
      <EmergencyOverlay words={words} open={open} close={() => setOpen(false)} />
    </aside>
  );
};
