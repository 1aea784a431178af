import type { ReactNode } from 'react';
import { Arcs } from '#components/Arcs.tsx';
import { brand } from '#content/facts.ts';
import type { ShellWords } from '#content/words.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './Footer.module.css';

export interface FooterProps {
  readonly words: ShellWords;
  readonly code: string;
}

export const Footer = ({ words, code }: FooterProps): ReactNode => {
  const language = usePageLanguage();
  return (
    <footer className={styles.footer} id="footer">
      <Arcs className={styles.arcs} count={9} />
      <div className={`page ${styles.inner}`}>
        <Contacts words={words.footer} />
        <p className={styles.eligibility}>{words.footer.eligibility}</p>
        <div className={styles.legal}>
          <p>{fill(words.footer.copyright, { brand: brand.name })}</p>
          <p>{fill(words.footer.pageCode, { code: `${code}-${LANGUAGE_TABLE[language].pdf}` })}</p>
        </div>
      </div>
    </footer>
  );
};

const Contacts = ({ words }: { readonly words: ShellWords['footer'] }): ReactNode => {
  const emails = [
    { label: words.general, email: brand.emails.general },
    { label: words.sales, email: brand.emails.sales },
    { label: words.medical, email: brand.emails.medical },
  ];
  return (
    <div className={styles.contacts}>
      <div className={styles.talk}>
        <h2>{words.talk}</h2>
        <p>{words.intro}</p>
      </div>
      <dl className={styles.lines}>
        <div>
          <dt>{words.telephones}</dt>
          {brand.telephones.map((telephone) => (
            <dd key={telephone}>
              <a href={`tel:${telephone.replaceAll(' ', '')}`}>{telephone}</a>
            </dd>
          ))}
        </div>
        {emails.map(({ label, email }) => (
          <div key={email}>
            <dt>{label}</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
