import { useLocation } from 'react-router-dom';
import { ContactWays } from '#components/ContactWays.tsx';
import { Dialog } from '#components/dialog/Dialog.tsx';
import { brand, planName, siteUrl } from '#content/facts.ts';
import type { OverlayWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE, splitPath } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import { type OverlayPartProps, overlay } from './Overlay.tsx';

/** Contact links to a consultant. The prefilled message names the visitor's page, plan and language. */
const ConsultantDialog = ({ words, own, open, close }: OverlayPartProps) => (
  <Dialog open={open} heading={own.consultant.heading} close={words.close} onClose={close}>
    <p>{words.consultant.lead}</p>
    <Ways words={own.consultant} />
  </Dialog>
);

export const ConsultantOverlay = overlay(ConsultantDialog);

type ConsultantWords = OverlayWords['consultant'];

const Ways = ({ words }: { readonly words: ConsultantWords }) => {
  const message = encodeURIComponent(useMessage(words));
  const [telephone = ''] = brand.telephones;
  const subject = encodeURIComponent(words.subject);
  return (
    <ContactWays
      ways={[
        { href: `https://wa.me/${digits(brand.whatsapp)}?text=${message}`, text: words.whatsapp },
        { href: `mailto:${brand.emails.sales}?subject=${subject}&body=${message}`, text: words.mail },
        { href: `tel:+${digits(telephone)}`, text: fill(words.call, { telephone }) },
      ]}
    />
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
