import { Check, ChevronDown } from 'lucide-react';
import type { CardBenefit } from '#benefits/benefit-text.ts';
import { Amount } from '#components/Amount.tsx';
import { buttonClass } from '#components/Button.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { SectionHeader } from '#components/Section.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { deductibles, planName } from '#content/facts.ts';
import type { AllWords } from '#content/words/words.ts';
import { fill, formatList, plural } from '#domain/format.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './PlanBenefitCards.module.css';
import { maximumPhrase, networksPhrase } from './phrases.ts';

const COMPARISON = '/compare-plans';

const isShared = ({ plans }: CardBenefit): boolean => plans.length === PLANS.length;

/** Groups the benefits that not every plan has by the plans that have them. */
const groupsOf = (benefits: readonly CardBenefit[]): readonly (readonly CardBenefit[])[] => {
  const special = benefits.filter((benefit) => !isShared(benefit));
  const keys = new Set(special.map(({ plans }) => plans.join()));
  return [...keys].map((key) => special.filter(({ plans }) => plans.join() === key));
};

interface PlanBenefitCardsProps {
  readonly words: AllWords['planCards'];
  readonly cardBenefits: readonly CardBenefit[];
}

/** Plan columns with lines between them: differences are large, and common benefits are listed once below. */
export const PlanBenefitCards = ({ words, cardBenefits }: PlanBenefitCardsProps) => {
  const shared = cardBenefits.filter(isShared);
  const label = plural(usePageLanguage(), words.common, shared.length);
  return (
    <>
      <div className="cluster gap-4 items-end justify-between">
        <SectionHeader heading={words.heading} />
        <SiteLink className={`${buttonClass('outline')} ${styles.compareAll}`} to={COMPARISON}>
          {words.compare}
        </SiteLink>
      </div>
      <div>
        <ul role="list" className={styles.cards}>
          {PLANS.map((plan) => (
            <PlanColumn key={plan} {...{ words, cardBenefits, plan }} />
          ))}
        </ul>
        <details className={styles.shared}>
          <summary>
            {label} <ChevronDown size={22} className="turns" />
          </summary>
          <Benefits words={words} label={label} benefits={shared} />
        </details>
      </div>
    </>
  );
};

const PlanColumn = ({ words, cardBenefits, plan }: PlanBenefitCardsProps & { readonly plan: Plan }) => {
  const language = usePageLanguage();
  const own = cardBenefits.filter(({ plans }) => plans.includes(plan));
  const names = { plan: planName(plan) };
  return (
    <li className={styles.card} data-plan={plan}>
      <div className={styles.head}>
        <h3>
          <PlanMark plan={plan} /> {planName(plan)}
        </h3>
        <p className={styles.maximum}>
          <span>{words.upTo}</span> <Amount>{maximumPhrase(language, plan)}</Amount>{' '}
          <span>{words.perYear}</span>
        </p>
      </div>
      <p className={styles.network}>{fill(words.network, { networks: networksPhrase(language, plan) })}</p>
      <h4 className={styles.count}>{plural(language, words.count, own.length)}</h4>
      {groupsOf(own).map((benefits) => {
        const plans = formatList(language, (benefits[0]?.plans ?? PLANS).map(planName));
        const label = fill(words.only, { plans });
        return (
          <div key={label} className={styles.group}>
            <hr />
            <p className="hint">{label}</p>
            <Benefits words={words} label={label} benefits={benefits} />
          </div>
        );
      })}
      <div className={styles.actions}>
        <SiteLink look="solid" to={`/${plan}`}>
          <ActionText text={words.learnMore.text} name={fill(words.learnMore.name, names)} />
        </SiteLink>
        <SiteLink look="outline" to={COMPARISON}>
          <ActionText text={words.comparePlan.text} name={fill(words.comparePlan.name, names)} />
        </SiteLink>
      </div>
    </li>
  );
};

interface BenefitsProps extends Pick<PlanBenefitCardsProps, 'words'> {
  readonly label: string;
  readonly benefits: readonly CardBenefit[];
}

const Benefits = ({ words, label, benefits }: BenefitsProps) => {
  const options = formatList(usePageLanguage(), deductibles.maternityOptions.map(String));
  const names: Readonly<Record<string, string>> = words.benefits;
  return (
    <ul role="list" aria-label={label} className={styles.benefits}>
      {benefits.map(({ id }) => (
        <li key={id} className="flex gap-2">
          <Check size={18} strokeWidth={2.25} /> {fill(names[id] ?? '', { options })}
        </li>
      ))}
    </ul>
  );
};

/** The accessible name is visually hidden text, because search engines ignore labels. */
const ActionText = ({ text, name }: Readonly<Record<'text' | 'name', string>>) => (
  <>
    <span aria-hidden="true">{text} </span>
    <span className="visually-hidden">{name}</span>
  </>
);
