import { CircleAlert } from 'lucide-react';
import { type LabelHTMLAttributes, type ReactNode, useId } from 'react';
import styles from './Field.module.css';
import { Icon } from './Icon.tsx';

/** Attributes that tie a control to its error. */
export interface Described {
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

export interface FieldProps {
  readonly label: string;
  readonly labelProps: LabelHTMLAttributes<HTMLLabelElement>;
  readonly error?: string | undefined;
  readonly children: (described: Described) => ReactNode;
}

/** A control between its label and its error, if there is one. */
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
          <Icon of={CircleAlert} size={16} /> {error}
        </p>
      )}
    </div>
  );
};
