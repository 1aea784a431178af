import { Mail, MessageCircle, Phone } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { brand } from '#content/facts.ts';
import type { FaqsWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import styles from './HelpContacts.module.css';

const digits = (telephone: string): string => telephone.replace(/\D/g, '');

const mailto = (address: string, { subject, body }: FaqsWords['contact'], text: string): string =>
  text === ''
    ? `mailto:${address}`
    : `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(fill(body, { text }))}`;

interface HelpContactsProps {
  readonly words: FaqsWords;
  /** Ready in the email; may be empty. */
  readonly question: string;
}

export const HelpContacts = ({ words: { contact }, question }: HelpContactsProps) => {
  const [telephone = ''] = brand.telephones;
  const { general } = brand.emails;
  return (
    <aside className={styles.contacts} aria-labelledby="ask-us">
      <h2 id="ask-us">{contact.heading}</h2>
      <p>{contact.lead}</p>
      <ul role="list">
        <li>
          <a href={mailto(general, contact, question.trim())}>
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
