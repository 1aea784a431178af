import { ContactWays } from '#components/ContactWays.tsx';
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
      <ContactWays
        ways={[
          { href: mailto(general, contact, question.trim()), text: general },
          {
            href: `tel:+${digits(telephone)}`,
            text: fill(contact.call, { telephone: telephone.replaceAll(' ', '\u00a0') }),
          },
          { href: `https://wa.me/${digits(brand.whatsapp)}`, text: contact.whatsapp },
        ]}
      />
    </aside>
  );
};
