export interface ArcsProps {
  readonly className?: string | undefined;
  readonly count?: number;
  /** Fills the innermost arc, the sun. */
  readonly sun?: boolean;
}

/** Decorative motif of the site: concentric arcs over a horizon, in a view box of 400 × 200. */
export const Arcs = ({ className, count = 7, sun = false }: ArcsProps) => (
  <svg className={className} viewBox="0 0 400 200" fill="none" stroke="currentColor" aria-hidden>
    {Array.from({ length: count }, (_, index) => {
      const radius = Math.round((200 * (index + 1)) / count) - 1;
      return (
        <path
          key={radius}
          d={`M${200 - radius} 200a${radius} ${radius} 0 0 1 ${2 * radius} 0`}
          strokeWidth="1.5"
          fill={sun && index === 0 ? 'currentColor' : undefined}
        />
      );
    })}
  </svg>
);
