import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Icon } from '../Icon.tsx';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

export interface SelectProps {
  readonly label: string;
  /** Name of the form's parameter, for forms that are sent before the scripts are here. */
  readonly name: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly onChoose: (value: string) => void;
}

export const Select = ({ label, name, value, options, onChoose }: SelectProps) => {
  const id = useId();
  return (
    <Field label={label} labelProps={{ htmlFor: id }}>
      {() => (
        <div className={styles.select}>
          <select
            id={id}
            name={name}
            className={styles.control}
            value={value}
            onChange={(event) => onChoose(event.currentTarget.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} size={20} />
        </div>
      )}
    </Field>
  );
};
