import {
  Ban,
  CircleDollarSign,
  Clock,
  Infinity as Lifetime,
  ListChecks,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Mark, MarkKind } from '#benefits/marks.ts';
import { Icon } from '#components/Icon.tsx';
import { Tag, type TagProps } from '#components/Tag.tsx';

const LOOKS: Readonly<Record<MarkKind, readonly [LucideIcon, NonNullable<TagProps['tone']>]>> = {
  excluded: [Ban, 'coral'],
  waiting: [Clock, 'sun'],
  waived: [CircleDollarSign, 'calm'],
  lifetime: [Lifetime, 'calm'],
  options: [ListChecks, 'calm'],
};

/** A mark of a benefit, in words with its sign. */
export const MarkTag = ({ kind, text }: Mark): ReactNode => {
  const [icon, tone] = LOOKS[kind];
  return (
    <Tag tone={tone} icon={<Icon of={icon} size={14} />}>
      {text}
    </Tag>
  );
};
