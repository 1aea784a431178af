import { ArrowRight } from 'lucide-react';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { annualMaximum, brand, planName } from '#content/facts.ts';
import type { ShellWords } from '#content/words/shell.ts';
import { fill, formatMoney } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import styles from './ProductsPanel.module.css';
import { useModal } from './useModal.ts';

export interface ProductsPanelProps {
  readonly words: ShellWords;
  readonly open: boolean;
  readonly close: () => void;
}

/** The plans, further reading and the comparison. Closed by Escape, by a press beside it, or by following a link. */
export const ProductsPanel = ({ words, open, close }: ProductsPanelProps): ReactNode => {
  const panel = useRef<HTMLDialogElement>(null);
  useModal(panel, open);
  const closeAfter = (event: MouseEvent): void => {
    if (event.target === panel.current || (event.target as Element).closest('a') !== null) close();
  };
  return (
    <dialog
      ref={panel}
      className={styles.panel}
      aria-label={words.nav.products}
      onClose={close}
      onClick={closeAfter}
    >
      {open && (
        <div className={`page ${styles.columns}`}>
          <PlanLinks words={words} />
          <Insights words={words} />
        </div>
      )}
    </dialog>
  );
};

const PlanLinks = ({ words }: { readonly words: ShellWords }): ReactNode => (
  <div className={styles.plans}>
    <h2>{words.panel.heading}</h2>
    <ul role="list">
      {PLANS.map((plan) => (
        <PlanLink key={plan} plan={plan} words={words} />
      ))}
    </ul>
  </div>
);

const PlanLink = ({ plan, words }: { readonly plan: Plan; readonly words: ShellWords }): ReactNode => {
  const language = usePageLanguage();
  const sitePath = useSitePath();
  return (
    <li>
      <Link to={sitePath(PAGES[plan].path)} className={styles.plan ?? ''}>
        <span className={styles.name}>
          <PlanMark plan={plan} /> {planName(plan)}
        </span>
        <span className={styles.amount}>
          {fill(words.panel.upTo, { amount: formatMoney(language, annualMaximum(plan)) })}
        </span>
      </Link>
    </li>
  );
};

const Insights = ({ words }: { readonly words: ShellWords }): ReactNode => {
  const sitePath = useSitePath();
  const links = [
    { to: PAGES.hospitals.path, text: words.panel.hospitals },
    { to: PAGES.afCare.path, text: brand.careProgramme },
    { to: PAGES.faqs.path, text: words.panel.faqs },
    { to: PAGES.forms.path, text: words.panel.forms },
  ];
  return (
    <div className={styles.insights}>
      <h2>{words.panel.insights}</h2>
      <ul role="list">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link to={sitePath(to)}>{text}</Link>
          </li>
        ))}
      </ul>
      <Link className={buttonClass('solid')} to={sitePath(PAGES.comparePlans.path)}>
        {words.panel.compare} <ArrowRight size={18} aria-hidden />
      </Link>
    </div>
  );
};
