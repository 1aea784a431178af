import { useId } from 'react';
import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import type { ForWhom } from '#benefits/marks.ts';
import { Button } from '#components/Button.tsx';
import { MomentField } from '#components/fields/MomentField.tsx';
import { Select } from '#components/fields/Select.tsx';
import { deductibles } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/words.ts';
import { isBenefitGroup } from '#domain/benefit.ts';
import { fill, formatMoney } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './ForYou.module.css';
import type { ComparisonControl } from './use-comparison.ts';

interface ForYouProps extends Pick<ComparisonControl, 'choose'> {
  readonly words: CoverageWords;
  readonly choice: ForWhom;
}

export const ForYou = ({ words: { controls }, choice, choose }: ForYouProps) => {
  const language = usePageLanguage();
  const hint = useId();
  const { option, start } = choice;
  return (
    <fieldset className={`no-print ${styles.set}`} aria-describedby={hint}>
      <legend>{controls.forYou}</legend>
      <p id={hint}>{controls.hint}</p>
      <Select
        label={controls.option}
        name="option"
        value={option === undefined ? '' : String(option)}
        options={[
          { value: '', text: controls.noOption },
          ...deductibles.options.map((each) => ({
            value: String(each.option),
            text: fill(controls.optionText, {
              number: String(each.option),
              outside: formatMoney(language, each.outsideUs),
              inside: formatMoney(language, each.insideUs),
            }),
          })),
        ]}
        onChoose={(value) => choose({ option: value === '' ? undefined : Number(value) })}
      />
      <MomentField
        type="date"
        label={controls.start}
        name="start"
        value={start}
        onChoose={(date) => choose({ start: date })}
      />
      {(option !== undefined || start !== '') && (
        <Button
          look="quiet"
          onClick={({ currentTarget }) => {
            // The pressed button disappears.
            currentTarget.closest('fieldset')?.querySelector('select')?.focus();
            choose({ option: undefined, start: '' });
          }}
        >
          {controls.clear}
        </Button>
      )}
    </fieldset>
  );
};

const ALL = 'all';

interface CategorySelectProps extends ComparisonControl {
  readonly label: string;
  readonly all: string;
  readonly benefits: readonly BenefitGroupText[];
}

export const CategorySelect = ({ label, all, benefits, choice, choose }: CategorySelectProps) => (
  <Select
    label={label}
    name="category"
    value={choice.category}
    options={[
      ...benefits.map(({ id, heading }) => ({ value: id, text: heading })),
      { value: ALL, text: all },
    ]}
    onChoose={(category) => (category === ALL || isBenefitGroup(category)) && choose({ category })}
  />
);
