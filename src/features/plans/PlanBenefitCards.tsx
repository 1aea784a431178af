import { Check, ChevronDown } from 'lucide-react';
import type { PlanCardsText } from '#benefits/benefit-text.ts';
import { Amount } from '#components/Amount.tsx';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { SectionHeader } from '#components/Section.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { planName } from '#content/facts.ts';
import styles from './PlanBenefitCards.module.css';

type Texts = { readonly texts: PlanCardsText };
type Card = PlanCardsText['cards'][number];

/** Plan columns with lines between them: differences are large, and common benefits are listed once below. */
export const PlanBenefitCards = ({ texts }: Texts) => (
  <>
    <div className="cluster gap-4 items-end justify-between">
      <SectionHeader heading={texts.heading} />
      <SiteLink className={`${buttonClass('outline')} ${styles.compareAll}`} to={COMPARISON}>
        {texts.compare}
      </SiteLink>
    </div>
    <div>
      <ul role="list" className={styles.cards}>
        {texts.cards.map((card) => (
          <PlanCard key={card.plan} card={card} texts={texts} />
        ))}
      </ul>
      <details className={styles.shared}>
        <summary>
          {texts.shared.label} <Icon of={ChevronDown} size={22} className="turns" />
        </summary>
        <Benefits group={texts.shared} />
      </details>
    </div>
  </>
);

const COMPARISON = '/compare-plans';

const PlanCard = ({ card, texts }: Texts & { readonly card: Card }) => (
  <li className={styles.card} data-plan={card.plan}>
    <div className={styles.head}>
      <h3>
        <PlanMark plan={card.plan} /> {planName(card.plan)}
      </h3>
      <p className={styles.maximum}>
        <span>{texts.upTo}</span> <Amount>{card.amount}</Amount> <span>{texts.perYear}</span>
      </p>
    </div>
    <p className={styles.network}>{card.network}</p>
    <h4 className={styles.count}>{card.count}</h4>
    {card.groups.map((group) => (
      <div key={group.label} className={styles.group}>
        <hr />
        <p className="hint">{group.label}</p>
        <Benefits group={group} />
      </div>
    ))}
    <div className={styles.actions}>
      <SiteLink look="solid" to={`/${card.plan}`}>
        {actionText(card.learnMore)}
      </SiteLink>
      <SiteLink look="outline" to={COMPARISON}>
        {actionText(card.compare)}
      </SiteLink>
    </div>
  </li>
);

const Benefits = ({ group: { label, benefits } }: { readonly group: PlanCardsText['shared'] }) => (
  <ul role="list" aria-label={label} className={styles.benefits}>
    {benefits.map((benefit) => (
      <li key={benefit}>
        <Icon of={Check} size={18} strokeWidth={2.25} /> {benefit}
      </li>
    ))}
  </ul>
);

/** The accessible name is visually hidden text, because search engines ignore labels. */
const actionText = ({ text, name }: Card['compare']) => (
  <>
    <span aria-hidden="true">{text} </span>
    <span className="visually-hidden">{name}</span>
  </>
);
