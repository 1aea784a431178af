import type { ReactNode } from 'react';
import { Checkbox } from '#components/Checkbox.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { Select } from '#components/Select.tsx';
import { planName } from '#content/facts.ts';
import type { ComparePlansWords } from '#content/words/words.ts';
import { plansShown } from '#domain/comparison.ts';
import { formatList } from '#domain/format.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './PlanChoice.module.css';

export interface PlanChoiceProps {
  readonly words: ComparePlansWords['controls'];
  readonly plans: readonly Plan[];
  readonly choose: (plans: readonly Plan[]) => void;
}

/** The columns: a box to tick for each plan. */
export const PlanChoice = ({ words, plans, choose }: PlanChoiceProps): ReactNode => (
  <fieldset className={styles.set}>
    <legend>{words.plans}</legend>
    <div className={styles.plans}>
      {PLANS.map((plan) => (
        <Checkbox
          key={plan}
          checked={plans.includes(plan)}
          onChange={(ticked) =>
            choose(PLANS.filter((each) => (each === plan ? ticked : plans.includes(each))))
          }
          label={
            <span className={styles.plan}>
              <PlanMark plan={plan} /> <span>{planName(plan)}</span>
            </span>
          }
        />
      ))}
    </div>
  </fieldset>
);

const ALL = 'all';

/** The same choice in one line, for screens too small for several columns. */
export const PlanSelect = ({ words, plans, choose }: PlanChoiceProps): ReactNode => {
  const language = usePageLanguage();
  const shown = plansShown({ plans });
  const pair = formatList(language, shown.map(planName));
  const options = [
    { value: ALL, text: words.allPlans },
    ...(shown.length === 2 ? [{ value: pair, text: pair }] : []),
    ...PLANS.map((plan) => ({ value: plan, text: planName(plan) })),
  ];
  const value = shown.length === PLANS.length ? ALL : shown.length === 2 ? pair : (shown[0] ?? ALL);
  const take = (chosen: string): void => {
    const one = PLANS.filter((plan) => plan === chosen);
    if (chosen !== pair) choose(one.length > 0 ? one : PLANS);
  };
  return (
    <div className={styles.select}>
      <Select label={words.planShown} name="plan" value={value} options={options} onChoose={take} />
    </div>
  );
};
