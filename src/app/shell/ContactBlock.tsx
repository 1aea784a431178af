import type { ReactNode } from 'react';
import { buttonClass } from '#components/Button.tsx';
import { brand } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import styles from './Footer.module.css';
import { ConsultantOverlay, OverlayButton } from './overlays/Overlay.tsx';

export const ContactBlock = ({ words }: { readonly words: ShellWords }) => (
  <div className={styles.contacts}>
    <div className="stack gap-3 content-start no-print">
      <h2>{words.footer.talk}</h2>
      <p>{words.consultant.lead}</p>
      <div>
        <OverlayButton words={words} Overlay={ConsultantOverlay} className={buttonClass('outline')}>
          {words.consultant.open}
        </OverlayButton>
      </div>
    </div>
    <dl className={styles.lines}>
      <Line label={words.footer.address}>
        <dd>{brand.address.join(', ')}</dd>
      </Line>
      <Line label={words.footer.telephones}>
        {brand.telephones.map((telephone) => (
          <LinkLine key={telephone} href={`tel:${telephone.replaceAll(' ', '')}`} text={telephone} />
        ))}
      </Line>
      <Line label={words.footer.chat}>
        <LinkLine href={brand.chat} text={words.footer.chatLink} />
      </Line>
      <MailLine label={words.footer.general} email={brand.emails.general} />
      <MailLine label={words.footer.sales} email={brand.emails.sales} />
      <MailLine label={words.footer.medical} email={brand.emails.medical} />
    </dl>
  </div>
);

const Line = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    {children}
  </div>
);

const LinkLine = ({ href, text }: { readonly href: string; readonly text: string }) => (
  <dd>
    <a href={href}>{text}</a>
  </dd>
);

const MailLine = ({ label, email }: { readonly label: string; readonly email: string }) => (
  <Line label={label}>
    <LinkLine href={`mailto:${email}`} text={email} />
  </Line>
);
