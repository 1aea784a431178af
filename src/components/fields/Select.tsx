import { ChevronDown } from 'lucide-react';
import { useId, useRef } from 'react';
import styles from './Field.module.css';
import { Field } from './Field.tsx';
import { useValueBeforeHydration } from './use-value-before-hydration.ts';

interface Option {
  readonly value: string;
  readonly text: string;
}

export interface SelectProps {
  readonly label: string;
  /** Form parameter, for a submit before the scripts have loaded. */
  readonly name?: string;
  readonly value: string;
  readonly options: readonly Option[];
  /** Groups of options with a heading each, below `options`. */
  readonly groups?: readonly { readonly label: string; readonly options: readonly Option[] }[];
  readonly onChoose: (value: string) => void;
}

const Options = ({ options }: { readonly options: readonly Option[] }) =>
  options.map(({ value, text }) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));

export const Select = ({ label, name, value, options, groups = [], onChoose }: SelectProps) => {
  const id = useId();
  const control = useRef<HTMLSelectElement>(null);
  useValueBeforeHydration(value, () => control.current?.value, onChoose);
  return (
    <Field label={label} labelProps={{ htmlFor: id }}>
      {() => (
        <div className={styles.select}>
          <select
            ref={control}
            id={id}
            name={name}
            className={styles.control}
            value={value}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            <Options options={options} />
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                <Options options={group.options} />
              </optgroup>
            ))}
          </select>
          <ChevronDown size={20} />
        </div>
      )}
    </Field>
  );
};
