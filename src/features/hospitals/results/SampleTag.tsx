import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Tag } from '#components/Tag.tsx';
import { directory } from '#content/facts.ts';
import { useFinderWords } from '../finder-context.ts';

/** Says that the network marks are samples, wherever rows are shown, for as long as they are. */
export const SampleTag = (): ReactNode => {
  const words = useFinderWords();
  if (!directory.illustrative) return null;
  return (
    <Tag tone="sun" icon={<Icon of={FlaskConical} size={16} />}>
      {words.sample.tag}
    </Tag>
  );
};
