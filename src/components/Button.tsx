import type { ButtonHTMLAttributes, Ref } from 'react';
import styles from './Button.module.css';

export type ButtonLook = 'solid' | 'outline' | 'quiet';

export const buttonClass = (look: ButtonLook): string => `${styles.button} ${styles[look]}`;

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly look?: ButtonLook;
  readonly ref?: Ref<HTMLButtonElement>;
}

export const Button = ({
  look = 'solid',
  type = 'button',
  className = '',
  children,
  ...rest
}: ButtonProps) => (
  <button {...rest} type={type} className={`${buttonClass(look)} ${className}`}>
    {children}
  </button>
);
