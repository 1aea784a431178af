import { type MouseEvent, useId } from 'react';
import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import type { ForWhom } from '#benefits/marks.ts';
import { Button } from '#components/Button.tsx';
import { MomentField } from '#components/fields/MomentField.tsx';
import { Select, type SelectProps } from '#components/fields/Select.tsx';
import { deductibles } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/words.ts';
import { isBenefitGroup } from '#domain/benefit.ts';
import { fill, formatMoney } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
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
        options={optionsIn(language, controls)}
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
          onClick={(event) => {
            focusFirst(event);
            choose({ option: undefined, start: '' });
          }}
        >
          {controls.clear}
        </Button>
      )}
    </fieldset>
  );
};

/** The pressed button disappears: focuses the first control. */
const focusFirst = ({ currentTarget }: MouseEvent): void =>
  currentTarget.closest('fieldset')?.querySelector('select')?.focus();

const optionsIn = (language: Language, words: CoverageWords['controls']): SelectProps['options'] => [
  { value: '', text: words.noOption },
  ...deductibles.options.map(({ option, outsideUs, insideUs }) => ({
    value: String(option),
    text: fill(words.optionText, {
      number: String(option),
      outside: formatMoney(language, outsideUs),
      inside: formatMoney(language, insideUs),
    }),
  })),
];

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
