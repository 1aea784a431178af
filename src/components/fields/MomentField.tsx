import { useId } from 'react';
import styles from './Field.module.css';
import { Field } from './Field.tsx';

interface MomentFieldProps {
  readonly label: string;
  readonly type: 'date' | 'time';
  readonly name?: string;
  /** Date or time in ISO 8601; empty if not set. */
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChoose: (value: string) => void;
  readonly onLeave?: () => void;
}

/** Native date or time input, which uses the visitor's locale. */
export const MomentField = ({ label, error, onChoose, onLeave, ...input }: MomentFieldProps) => {
  const id = useId();
  return (
    <Field label={label} labelProps={{ htmlFor: id }} error={error}>
      {(described) => (
        <input
          {...input}
          {...described}
          id={id}
          className={styles.control}
          onChange={(event) => onChoose(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
};
