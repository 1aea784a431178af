import { Mail, MessageCircle, Phone } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '#components/Dialog.tsx';
import { brand, planName } from '#content/facts.ts';
import { siteUrl } from '#content/site-url.ts';
import type { ShellWords } from '#content/words/shell.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE, splitPath } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './Contact.module.css';

export interface ConsultantButtonProps {
  readonly words: ShellWords;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens the ways to reach a consultant; the message says which page, plan and language the visitor comes from. */
export const ConsultantButton = ({ words, className, children }: ConsultantButtonProps): ReactNode => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {children}
      </button>
      <Dialog
        open={open}
        heading={words.consultant.heading}
        close={words.close}
        onClose={() => setOpen(false)}
      >
        <p>{words.consultant.lead}</p>
        <ConsultantWays words={words} />
      </Dialog>
    </>
  );
};

export const ConsultantWays = ({ words }: { readonly words: ShellWords }): ReactNode => {
  const message = useMessage(words);
  const telephone = brand.telephones[0] ?? '';
  const mail = `mailto:${brand.emails.sales}?subject=${encodeURIComponent(words.consultant.subject)}&body=${encodeURIComponent(message)}`;
  return (
    <ul role="list" className={styles.ways}>
      <li>
        <a
          href={`https://wa.me/${digits(brand.whatsapp)}?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener"
        >
          <MessageCircle size={20} aria-hidden /> {words.consultant.whatsapp}
        </a>
      </li>
      <li>
        <a href={mail}>
          <Mail size={20} aria-hidden /> {words.consultant.mail}
        </a>
      </li>
      <li>
        <a href={`tel:+${digits(telephone)}`}>
          <Phone size={20} aria-hidden /> {fill(words.consultant.call, { telephone })}
        </a>
      </li>
    </ul>
  );
};

const digits = (telephone: string): string => telephone.replace(/\D/g, '');

const useMessage = ({ consultant }: ShellWords): string => {
  const language = usePageLanguage();
  const { pathname } = useLocation();
  const { path } = splitPath(pathname);
  const plan = PLANS.find((each) => PAGES[each].path === path);
  return fill(consultant.message, {
    topic: plan === undefined ? consultant.anyPlan : fill(consultant.plan, { plan: planName(plan) }),
    address: siteUrl + pathname,
    language: LANGUAGE_TABLE[language].ownName,
  });
};
