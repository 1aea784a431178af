import { ChevronDown, Search, X } from 'lucide-react';
import { type Ref, useId, useRef, useState } from 'react';
import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import { Button } from '#components/Button.tsx';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import { Select } from '#components/fields/Select.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { planName } from '#content/facts.ts';
import type { ComparePlansWords } from '#content/words/words.ts';
import { MAX_QUERY, plansShown } from '#domain/comparison.ts';
import { formatList } from '#domain/format.ts';
import { PLANS } from '#domain/plan.ts';
import { useDebouncedText } from '#hooks/use-debounced-text.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './ComparisonPanel.module.css';
import { CategorySelect, ForYou } from './ForYou.tsx';
import planChoiceStyles from './PlanChoice.module.css';
import searchFieldStyles from './SearchField.module.css';
import type { ComparisonControl } from './use-comparison.ts';

interface ComparisonPanelProps extends ComparisonControl {
  readonly words: ComparePlansWords;
  readonly benefits: readonly BenefitGroupText[];
  readonly ref: Ref<HTMLFormElement>;
  readonly onSubmit: () => void;
}

type PanelProps = Omit<ComparisonPanelProps, 'ref' | 'onSubmit'>;

/** Controls of the comparison. Small screens collapse the less common options unless one of them is in use. */
export const ComparisonPanel = ({ ref, onSubmit, ...props }: ComparisonPanelProps) => {
  const { words, choice, choose } = props;
  const { controls } = words;
  const { plans, query, differencesOnly, option, start } = choice;
  const finer = useId();
  const [opened, setOpened] = useState<boolean>();
  const open = opened ?? (query !== '' || differencesOnly || option !== undefined || start !== '');
  return (
    <form
      ref={ref}
      className={styles.panel}
      tabIndex={-1}
      aria-label={controls.label}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <fieldset className={planChoiceStyles.set}>
        <legend>{controls.plans}</legend>
        <div className={planChoiceStyles.plans}>
          {PLANS.map((plan) => (
            <Checkbox
              key={plan}
              checked={plans.includes(plan)}
              onChange={(ticked) =>
                choose({ plans: PLANS.filter((each) => (each === plan ? ticked : plans.includes(each))) })
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
      <PlanSelect {...props} />
      <CategorySelect {...props} label={controls.category} all={controls.allCategories} />
      <Button
        look="quiet"
        className={styles.more ?? ''}
        aria-expanded={open}
        aria-controls={finer}
        onClick={() => setOpened(!open)}
      >
        <ChevronDown size={18} className="turns" /> {controls.more}
      </Button>
      <div id={finer} className={styles.finer} data-open={open}>
        <SearchField {...props} />
        <div className={styles.second}>
          <Checkbox
            label={controls.differences}
            checked={differencesOnly}
            onChange={(only) => choose({ differencesOnly: only })}
          />
          <ForYou words={words.coverage} choice={choice} choose={choose} />
        </div>
      </div>
    </form>
  );
};

/** Longer than most people take from key to key: rendering results between two keys would delay the second. */
const SEARCH_MS = 250;

/** Search field. The search matches words of any language. */
const SearchField = ({ words: { controls: words }, choice, choose }: PanelProps) => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const { text, type, settle } = useDebouncedText(choice.query, SEARCH_MS, (query) => choose({ query }));
  const searchNow = (query: string): void => {
    settle(query);
    choose({ query });
  };
  const clearAndStay = (): void => {
    searchNow('');
    box.current?.focus();
  };
  return (
    <search className={searchFieldStyles.search}>
      <label htmlFor={id}>{words.search}</label>
      <div className={searchFieldStyles.box}>
        <Search size={20} />
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
          onKeyDown={({ key }) => key === 'Enter' && searchNow(text)}
        />
        {text !== '' && (
          <button type="button" aria-label={words.clear} onClick={clearAndStay}>
            <X size={18} />
          </button>
        )}
      </div>
    </search>
  );
};

const ALL = 'all';

/** Plan select for small screens. */
const PlanSelect = ({ words: { controls: words }, choice: { plans }, choose }: PanelProps) => {
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
    if (chosen !== pair) choose({ plans: one.length > 0 ? one : PLANS });
  };
  return (
    <div className={planChoiceStyles.select}>
      <Select label={words.planShown} name="plan" value={value} options={options} onChoose={take} />
    </div>
  );
};
