import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { CardAction, CardGroup, PlanCardsText, PlanCardText } from '#benefits/benefit-text.ts';
import { buttonClass } from '#components/Button.tsx';
import { Card, Cards } from '#components/Card.tsx';
import { Icon } from '#components/Icon.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { SectionHeader } from '#components/Section.tsx';
import { planName } from '#content/facts.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './PlanBenefitCards.module.css';

type Texts = { readonly texts: PlanCardsText };

export const PlanBenefitCards = ({ texts }: Texts) => {
  const sitePath = useSitePath();
  return (
    <>
      <div className="cluster gap-4 items-end justify-between">
        <SectionHeader heading={texts.heading} />
        <Link className={`${buttonClass('outline')} ${styles.compareAll}`} to={sitePath(COMPARISON)}>
          {texts.compare}
        </Link>
      </div>
      <div className="three-cards">
        <Cards>
          {texts.cards.map((card) => (
            <PlanCard key={card.plan} card={card} texts={texts} />
          ))}
        </Cards>
      </div>
    </>
  );
};

const COMPARISON = '/compare-plans';

const PlanCard = ({ card, texts }: Texts & { readonly card: PlanCardText }) => (
  <Card
    heading={
      <span className={styles.name} data-plan={card.plan}>
        <PlanMark plan={card.plan} /> {planName(card.plan)}
      </span>
    }
    action={
      <div className={styles.actions}>
        <Action words={card.learnMore} look="solid" to={`/${card.plan}`} />
        <Action words={card.compare} look="outline" to={COMPARISON} />
      </div>
    }
  >
    <p>
      {texts.upTo} <strong className={styles.amount}>{card.amount}</strong> {texts.perYear}
    </p>
    <p className="hint">{card.network}</p>
    <h4 className={styles.count}>{card.count}</h4>
    {card.groups.map((group, index) => (
      <Fragment key={group.label}>
        {index > 0 && <hr className={styles.divider} />}
        <Benefits group={group} />
      </Fragment>
    ))}
  </Card>
);

const Benefits = ({ group: { label, benefits } }: { readonly group: CardGroup }) => (
  <div className="stack gap-2">
    <p className="hint">{label}</p>
    <ul role="list" aria-label={label} className={styles.benefits}>
      {benefits.map((benefit) => (
        <li key={benefit}>
          <Icon of={Check} size={18} strokeWidth={2.25} /> {benefit}
        </li>
      ))}
    </ul>
  </div>
);

interface ActionProps {
  readonly words: CardAction;
  readonly look: 'solid' | 'outline';
  readonly to: string;
}

/** The accessible name is visually hidden text, because search engines ignore labels. */
const Action = ({ words: { text, name }, look, to }: ActionProps) => {
  const sitePath = useSitePath();
  return (
    <Link className={buttonClass(look)} to={sitePath(to)}>
      <span aria-hidden="true">{text} </span>
      <span className="visually-hidden">{name}</span>
    </Link>
  );
};
