import { Mail, Phone, Siren } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '#components/Dialog.tsx';
import { brand, EMERGENCY_REPORT_HOURS, NOTIFY_HOURS } from '#content/facts.ts';
import type { ShellWords } from '#content/words/shell.ts';
import { fill } from '#domain/format.ts';
import styles from './Contact.module.css';

/** On phones always one tap away: whom to call in an emergency, and where to notify a service. */
export const EmergencyAction = ({
  words,
}: {
  readonly words: ShellWords['emergency'] & { readonly close: string };
}): ReactNode => {
  const [open, setOpen] = useState(false);
  const telephone = brand.telephones[0] ?? '';
  const { medical } = brand.emails;
  return (
    <aside className={styles.emergency} aria-label={words.open}>
      <button
        type="button"
        className={styles.emergencyButton}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Siren size={20} aria-hidden /> {words.open}
      </button>
      <Dialog open={open} heading={words.heading} close={words.close} onClose={() => setOpen(false)}>
        <p>
          <strong>{words.first}</strong>
        </p>
        <p>{fill(words.then, { emergency: String(EMERGENCY_REPORT_HOURS), notify: String(NOTIFY_HOURS) })}</p>
        <ul role="list" className={styles.ways}>
          <li>
            <a href={`tel:${telephone.replaceAll(' ', '')}`}>
              <Phone size={20} aria-hidden /> {fill(words.call, { telephone })}
            </a>
          </li>
          <li>
            <a href={`mailto:${medical}`}>
              <Mail size={20} aria-hidden /> {fill(words.mail, { email: medical })}
            </a>
          </li>
        </ul>
      </Dialog>
    </aside>
  );
};
