import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';

const ARIA = { asc: 'ascending', desc: 'descending' } as const;
const ARROWS = { asc: ArrowUp, desc: ArrowDown } as const;

interface SortHeadingProps {
  readonly text: string;
  /** Undefined if the table is sorted by another column. */
  readonly direction: 'asc' | 'desc' | undefined;
  readonly className?: string | undefined;
  readonly buttonClass: string | undefined;
  readonly sort: () => void;
  /** Follows the button. */
  readonly children?: ReactNode;
}

/** Column heading that sorts the table. */
export const SortHeading = ({
  text,
  direction,
  className,
  buttonClass,
  sort,
  children,
}: SortHeadingProps) => {
  const Arrow = direction === undefined ? ChevronsUpDown : ARROWS[direction];
  return (
    <th
      role="columnheader"
      scope="col"
      className={className}
      aria-sort={direction === undefined ? 'none' : ARIA[direction]}
    >
      <button type="button" className={buttonClass} onClick={sort}>
        {text} <Arrow size={16} />
      </button>
      {children}
    </th>
  );
};
