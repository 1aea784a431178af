import { type ReactNode, useId } from 'react';
import styles from '#components/Field.module.css';
import { Field } from '#components/Field.tsx';

export interface MomentFieldProps {
  readonly type: 'date' | 'time';
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onLeave: () => void;
}

/** The browser's own control for a date or a time, which speaks the visitor's language. */
export const MomentField = ({
  type,
  label,
  value,
  error,
  onChange,
  onLeave,
}: MomentFieldProps): ReactNode => {
  const id = useId();
  return (
    <Field label={label} labelProps={{ htmlFor: id }} error={error}>
      {(described) => (
        <input
          {...described}
          id={id}
          type={type}
          className={styles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
        />
      )}
    </Field>
  );
};
