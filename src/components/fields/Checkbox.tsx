import type { ReactNode } from 'react';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  /** Of the form's parameter, which is 1 when checked. */
  readonly name?: string;
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export const Checkbox = ({ name, label, checked, onChange }: CheckboxProps) => (
  <label className={styles.checkbox}>
    <input
      type="checkbox"
      name={name}
      value="1"
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
    {label}
  </label>
);
