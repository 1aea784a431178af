import { CircleAlert } from 'lucide-react';
import { type LabelHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './Field.module.css';

export interface FieldProps {
  readonly label: string;
  readonly labelProps: LabelHTMLAttributes<HTMLLabelElement>;
  readonly error?: string | undefined;
  /** Renders the control with the ARIA attributes that refer to its error. */
  readonly children: (described: { 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}

export const Field = ({ label, labelProps, error, children }: FieldProps) => {
  const errorId = useId();
  return (
    <div className="stack gap-2 content-start min-width-0">
      <label {...labelProps} className="label">
        {label}
      </label>
      {children(error === undefined ? {} : { 'aria-describedby': errorId, 'aria-invalid': true })}
      {error !== undefined && (
        <p id={errorId} className={styles.error}>
          <CircleAlert size={16} /> {error}
        </p>
      )}
    </div>
  );
};
