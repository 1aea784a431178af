import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { useModal } from '#components/dialog/use-modal.ts';
import { PlanMark } from '#components/PlanMark.tsx';
import {
  annualMaximum,
  brand,
  networkName,
  outOfNetworkPercent,
  planName,
  planNetworks,
} from '#content/facts.ts';
import type { OverlayWords } from '#content/words/words.ts';
import { fill, formatBigMoney, formatList, formatPercent } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import { type OverlayPartProps, overlay } from './Overlay.tsx';
import styles from './ProductsPanel.module.css';

const ProductsPanel = ({ words, own, open, close }: OverlayPartProps) => {
  const { dialogProps } = useModal(open, close, true);
  return (
    <dialog className={styles.panel} aria-label={words.nav.products} {...dialogProps}>
      {open && (
        <div className={`page ${styles.columns}`}>
          <PlanLinks words={own.panel} />
          <Insights words={own.panel} />
        </div>
      )}
    </dialog>
  );
};

export const ProductsOverlay = overlay(ProductsPanel);

type PanelProps = { readonly words: OverlayWords['panel'] };

const PlanLinks = ({ words }: PanelProps) => {
  const sitePath = useSitePath();
  return (
    <div className={styles.plans}>
      <h2>{words.heading}</h2>
      <ul role="list" className="stack columns-3 gap-4">
        {PLANS.map((plan) => (
          <PlanLink key={plan} plan={plan} words={words} />
        ))}
      </ul>
      <Link className={buttonClass('solid')} to={sitePath(PAGES.comparePlans.path)}>
        {words.compare} <ArrowRight size={18} />
      </Link>
    </div>
  );
};

const planFacts = (words: PanelProps['words'], language: Language, plan: Plan): readonly string[] => {
  const percent = outOfNetworkPercent(plan);
  return [
    fill(words.upTo, { amount: formatBigMoney(language, annualMaximum(plan)) }),
    fill(words.networks, {
      networks: formatList(language, planNetworks[plan].map(networkName), 'disjunction'),
    }),
    percent === undefined
      ? words.outside.none
      : fill(words.outside.paid, { percent: formatPercent(language, percent) }),
  ];
};

const PlanLink = ({ plan, words }: PanelProps & { readonly plan: Plan }) => {
  const language = usePageLanguage();
  const sitePath = useSitePath();
  return (
    <li>
      <Link to={sitePath(PAGES[plan].path)} className={styles.plan ?? ''}>
        <span className={styles.name}>
          <PlanMark plan={plan} /> {planName(plan)}
        </span>
        {planFacts(words, language, plan).map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
      </Link>
    </li>
  );
};

const Insights = ({ words }: PanelProps) => {
  const sitePath = useSitePath();
  const links = [
    { to: PAGES.hospitals.path, text: words.hospitals },
    { to: PAGES.afCare.path, text: brand.careProgram },
    { to: PAGES.faqs.path, text: words.faqs },
    { to: PAGES.forms.path, text: words.forms },
  ];
  return (
    <div className={styles.insights}>
      <h2>{words.insights}</h2>
      <ul role="list">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={sitePath(to)}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
};
