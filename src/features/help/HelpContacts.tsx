import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { brand } from '#content/facts.ts';
import type { FaqsWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import styles from './HelpContacts.module.css';

const digits = (telephone: string): string => telephone.replace(/\D/g, '');

/** For a question that stands nowhere here: mail, telephone and WhatsApp. */
export const HelpContacts = ({ words: { contact } }: { readonly words: FaqsWords }): ReactNode => {
  const [telephone = ''] = brand.telephones;
  const { general } = brand.emails;
  return (
    <aside className={styles.contacts} aria-labelledby="ask-us">
      <h2 id="ask-us">{contact.heading}</h2>
      <p>{contact.lead}</p>
      <ul role="list">
        <li>
          <a href={`mailto:${general}`}>
            <Icon of={Mail} size={20} /> {general}
          </a>
        </li>
        <li>
          <a href={`tel:+${digits(telephone)}`}>
            <Icon of={Phone} size={20} /> {fill(contact.call, { telephone })}
          </a>
        </li>
        <li>
          <a href={`https://wa.me/${digits(brand.whatsapp)}`} target="_blank" rel="noopener">
            <Icon of={MessageCircle} size={20} /> {contact.whatsapp}
          </a>
        </li>
      </ul>
    </aside>
  );
};
