import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  readonly of: LucideIcon;
  /** Pixels. */
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

export const Icon = ({ of: Drawing, className, ...size }: IconProps) => (
  <Drawing {...size} className={className ?? ''} aria-hidden />
);
