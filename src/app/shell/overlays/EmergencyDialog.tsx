import { Mail, Phone } from 'lucide-react';
import { Dialog } from '#components/Dialog.tsx';
import { Icon } from '#components/Icon.tsx';
import { brand, EMERGENCY_REPORT_HOURS, NOTIFY_HOURS } from '#content/facts.ts';
import { fill } from '#domain/format.ts';
import styles from '../Contact.module.css';
import type { OverlayPartProps } from './Overlay.tsx';

const EmergencyDialog = ({ own: { emergency, close: closeWord }, open, close }: OverlayPartProps) => {
  const telephone = brand.telephones[0] ?? '';
  const { medical } = brand.emails;
  const hours = { emergency: String(EMERGENCY_REPORT_HOURS), notify: String(NOTIFY_HOURS) };
  return (
    <Dialog open={open} heading={emergency.heading} close={closeWord} onClose={close}>
      <p>
        <strong>{emergency.first}</strong>
      </p>
      <p>{fill(emergency.then, hours)}</p>
      <ul role="list" className={styles.ways}>
        <li>
          <a href={`tel:${telephone.replaceAll(' ', '')}`}>
            <Icon of={Phone} size={20} /> {fill(emergency.call, { telephone })}
          </a>
        </li>
        <li>
          <a href={`mailto:${medical}`}>
            <Icon of={Mail} size={20} /> {fill(emergency.mail, { address: medical })}
          </a>
        </li>
      </ul>
    </Dialog>
  );
};

export default EmergencyDialog;
