import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  readonly of: LucideIcon;
  /** Width and height in pixels. */
  readonly size?: number;
  readonly strokeWidth?: number;
  readonly className?: string | undefined;
}

export const Icon = ({ of: Drawing, className, ...size }: IconProps) => (
  <Drawing {...size} className={className ?? ''} aria-hidden />
);
