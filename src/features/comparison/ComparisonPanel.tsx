import { ChevronDown, Search, X } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import { Button } from '#components/Button.tsx';
import { Checkbox } from '#components/Checkbox.tsx';
import { Icon } from '#components/Icon.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { Select } from '#components/Select.tsx';
import { planName } from '#content/facts.ts';
import type { ComparePlansWords } from '#content/words/words.ts';
import { MAX_QUERY, plansShown } from '#domain/comparison.ts';
import { formatList } from '#domain/format.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import type { Typed } from '#hooks/use-typed.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './ComparisonPanel.module.css';
import { CategorySelect, ForYou } from './ForYou.tsx';
import planChoiceStyles from './PlanChoice.module.css';
import searchFieldStyles from './SearchField.module.css';
import type { ComparisonControl } from './use-comparison.ts';

interface ComparisonPanelProps extends ComparisonControl {
  readonly words: ComparePlansWords;
  readonly benefits: readonly BenefitGroupText[];
  readonly search: Typed;
  readonly searchFor: (query: string) => void;
  readonly ref: Ref<HTMLFormElement>;
}

/** Small screens fold away the less common options. */
export const ComparisonPanel = (props: ComparisonPanelProps) => {
  const { words, choice, choose, ref } = props;
  const plans = {
    words: words.controls,
    plans: choice.plans,
    choose: (chosen: typeof choice.plans) => choose({ plans: chosen }),
  };
  return (
    <form
      ref={ref}
      className={styles.panel}
      tabIndex={-1}
      aria-label={words.controls.label}
      onSubmit={(event) => event.preventDefault()}
    >
      <PlanChoice {...plans} />
      <PlanSelect {...plans} />
      <CategorySelect {...props} label={words.controls.category} all={words.controls.allCategories} />
      <Finer {...props} />
    </form>
  );
};

/** Folded on small screens, unless one of the options is in use. */
const Finer = ({ words, choice, choose, search, searchFor }: ComparisonPanelProps) => {
  const id = useId();
  const [opened, setOpened] = useState<boolean>();
  const inUse =
    choice.query !== '' || choice.differencesOnly || choice.option !== undefined || choice.start !== '';
  const open = opened ?? inUse;
  return (
    <>
      <Button
        look="quiet"
        className={styles.more ?? ''}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpened(!open)}
      >
        <Icon of={ChevronDown} size={18} /> {words.controls.more}
      </Button>
      <div id={id} className={styles.finer} data-open={open}>
        <SearchField
          words={words.controls}
          text={search.text}
          type={search.type}
          clear={() => searchFor('')}
        />
        <div className={styles.second}>
          <Checkbox
            label={words.controls.differences}
            checked={choice.differencesOnly}
            onChange={(differencesOnly) => choose({ differencesOnly })}
          />
          <ForYou words={words.coverage} choice={choice} choose={choose} />
        </div>
      </div>
    </>
  );
};

interface SearchFieldProps {
  readonly words: ComparePlansWords['controls'];
  readonly text: string;
  readonly type: (text: string) => void;
  readonly clear: () => void;
}

/** Matches words of any language. */
const SearchField = ({ words, text, type, clear }: SearchFieldProps) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const clearAndStay = (): void => {
    clear();
    box.current?.focus();
  };
  return (
    <search className={searchFieldStyles.search}>
      <label htmlFor={id}>{words.search}</label>
      <div className={searchFieldStyles.box}>
        <Icon of={Search} size={20} />
        <input
          ref={box}
          id={id}
          type="search"
          name="q"
          value={text}
          maxLength={MAX_QUERY}
          placeholder={words.example}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => type(event.currentTarget.value)}
        />
        {text !== '' && (
          <button type="button" aria-label={words.clear} onClick={clearAndStay}>
            <Icon of={X} size={18} />
          </button>
        )}
      </div>
    </search>
  );
};

interface PlanChoiceProps {
  readonly words: ComparePlansWords['controls'];
  readonly plans: readonly Plan[];
  readonly choose: (plans: readonly Plan[]) => void;
}

const PlanChoice = ({ words, plans, choose }: PlanChoiceProps) => (
  <fieldset className={planChoiceStyles.set}>
    <legend>{words.plans}</legend>
    <div className={planChoiceStyles.plans}>
      {PLANS.map((plan) => (
        <Checkbox
          key={plan}
          checked={plans.includes(plan)}
          onChange={(ticked) =>
            choose(PLANS.filter((each) => (each === plan ? ticked : plans.includes(each))))
          }
          label={
            <span className={planChoiceStyles.plan}>
              <PlanMark plan={plan} /> <span>{planName(plan)}</span>
            </span>
          }
        />
      ))}
    </div>
  </fieldset>
);

const ALL = 'all';

/** For small screens. */
const PlanSelect = ({ words, plans, choose }: PlanChoiceProps) => {
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
    <div className={planChoiceStyles.select}>
      <Select label={words.planShown} name="plan" value={value} options={options} onChoose={take} />
    </div>
  );
};
