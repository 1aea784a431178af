import type { IconNode } from 'lucide';
import { createElement, type ReactNode } from 'react';

export interface IconProps {
  /** An icon of lucide. */
  readonly of: IconNode;
  /** Pixels. */
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

/** A line drawing beside words that say the same: hidden from those who do not see it. */
export const Icon = ({ of, size = 24, strokeWidth = 2, className }: IconProps): ReactNode => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={strokeWidth}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
  >
    {of.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }))}
  </svg>
);
