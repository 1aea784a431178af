import { useId } from 'react';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

export interface DateFieldProps {
  readonly label: string;
  readonly name: string;
  /** ISO date; empty: none. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** A native date input, which uses the visitor's locale. */
export const DateField = ({ label, name, value, onChoose }: DateFieldProps) => {
  const id = useId();
  return (
    <Field label={label} labelProps={{ htmlFor: id }}>
      {() => (
        <input
          id={id}
          name={name}
          type="date"
          className={styles.control}
          value={value}
          onChange={(event) => onChoose(event.currentTarget.value)}
        />
      )}
    </Field>
  );
};
