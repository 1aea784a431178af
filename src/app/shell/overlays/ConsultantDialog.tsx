import { Mail, MessageCircle, Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { Dialog } from '#components/Dialog.tsx';
import { Icon } from '#components/Icon.tsx';
import { brand, planName, siteUrl } from '#content/facts.ts';
import type { OverlayWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE, splitPath } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from '../Contact.module.css';
import type { OverlayPartProps } from './Overlay.tsx';

/** Ways to reach a consultant. The message names the visitor's page, plan and language. */
const ConsultantDialog = ({ words, own, open, close }: OverlayPartProps) => (
  <Dialog open={open} heading={own.consultant.heading} close={own.close} onClose={close}>
    <p>{words.consultant.lead}</p>
    <Ways words={own.consultant} />
  </Dialog>
);

export default ConsultantDialog;

type ConsultantWords = OverlayWords['consultant'];

const Ways = ({ words }: { readonly words: ConsultantWords }) => {
  const message = useMessage(words);
  const telephone = brand.telephones[0] ?? '';
  const mail = `mailto:${brand.emails.sales}?subject=${encodeURIComponent(words.subject)}&body=${encodeURIComponent(message)}`;
  return (
    <ul role="list" className={styles.ways}>
      <li>
        <a
          href={`https://wa.me/${digits(brand.whatsapp)}?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noopener"
        >
          <Icon of={MessageCircle} size={20} /> {words.whatsapp}
        </a>
      </li>
      <li>
        <a href={mail}>
          <Icon of={Mail} size={20} /> {words.mail}
        </a>
      </li>
      <li>
        <a href={`tel:+${digits(telephone)}`}>
          <Icon of={Phone} size={20} /> {fill(words.call, { telephone })}
        </a>
      </li>
    </ul>
  );
};

const digits = (telephone: string): string => telephone.replace(/\D/g, '');

const useMessage = (consultant: ConsultantWords): string => {
  const language = usePageLanguage();
  const { pathname } = useLocation();
  const { path } = splitPath(pathname);
  const plan = PLANS.find((each) => PAGES[each].path === path);
  return fill(consultant.message, {
    topic: plan === undefined ? consultant.anyPlan : fill(consultant.plan, { plan: planName(plan) }),
    address: siteUrl + pathname,
    language: LANGUAGE_TABLE[language].inSentence,
  });
};
