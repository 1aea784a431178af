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

const COMPARISON = '/compare-plans';

/** Plan columns with lines between them: differences are large, and common benefits are listed once below. */
export const PlanBenefitCards = ({ texts }: { readonly texts: PlanCardsText }) => (
  <>
    <div className="cluster gap-4 items-end justify-between">
      <SectionHeader heading={texts.heading} />
      <SiteLink className={`${buttonClass('outline')} ${styles.compareAll}`} to={COMPARISON}>
        {texts.compare}
      </SiteLink>
    </div>
    <div>
      <ul role="list" className={styles.cards}>
        {texts.cards.map(({ plan, amount, network, count, groups, learnMore, compare }) => (
          <li key={plan} className={styles.card} data-plan={plan}>
            <div className={styles.head}>
              <h3>
                <PlanMark plan={plan} /> {planName(plan)}
              </h3>
              <p className={styles.maximum}>
                <span>{texts.upTo}</span> <Amount>{amount}</Amount> <span>{texts.perYear}</span>
              </p>
            </div>
            <p className={styles.network}>{network}</p>
            <h4 className={styles.count}>{count}</h4>
            {groups.map((group) => (
              <div key={group.label} className={styles.group}>
                <hr />
                <p className="hint">{group.label}</p>
                <Benefits group={group} />
              </div>
            ))}
            <div className={styles.actions}>
              <SiteLink look="solid" to={`/${plan}`}>
                {actionText(learnMore)}
              </SiteLink>
              <SiteLink look="outline" to={COMPARISON}>
                {actionText(compare)}
              </SiteLink>
            </div>
          </li>
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
const actionText = ({ text, name }: PlanCardsText['cards'][number]['compare']) => (
  <>
    <span aria-hidden="true">{text} </span>
    <span className="visually-hidden">{name}</span>
  </>
);
