import { ChevronDown } from 'lucide-react';
import { type ReactNode, type Ref, useId, useState } from 'react';
import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import { Button } from '#components/Button.tsx';
import { Checkbox } from '#components/Checkbox.tsx';
import { Icon } from '#components/Icon.tsx';
import { Select } from '#components/Select.tsx';
import type { ComparePlansWords } from '#content/words/words.ts';
import { isBenefitGroup } from '#domain/benefit.ts';
import type { Typed } from '#hooks/use-typed.ts';
import styles from './ComparisonPanel.module.css';
import { ForYou } from './ForYou.tsx';
import { PlanChoice, PlanSelect } from './PlanChoice.tsx';
import { SearchField } from './SearchField.tsx';
import type { ComparisonControl } from './use-comparison.ts';

export interface ComparisonPanelProps extends ComparisonControl {
  readonly words: ComparePlansWords;
  readonly benefits: readonly BenefitGroupText[];
  readonly search: Typed;
  readonly searchFor: (query: string) => void;
  readonly ref: Ref<HTMLFormElement>;
}

/** Everything that can be chosen, in one panel. Small screens fold away what fewer readers need. */
export const ComparisonPanel = (props: ComparisonPanelProps): ReactNode => {
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
      <CategorySelect {...props} />
      <Finer {...props} />
    </form>
  );
};

const ALL = 'all';

const CategorySelect = ({ words, benefits, choice, choose }: ComparisonPanelProps): ReactNode => (
  <Select
    label={words.controls.category}
    name="category"
    value={choice.category}
    options={[
      ...benefits.map(({ id, heading }) => ({ value: id, text: heading })),
      { value: ALL, text: words.controls.allCategories },
    ]}
    onChoose={(category) => (category === ALL || isBenefitGroup(category)) && choose({ category })}
  />
);

/** Search, differences, option and date: on small screens behind a button, open from the start when any is in use. */
const Finer = ({ words, choice, choose, search, searchFor }: ComparisonPanelProps): ReactNode => {
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
