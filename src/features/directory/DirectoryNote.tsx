import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { Tag } from '#components/Tag.tsx';
import { directory } from '#content/facts.ts';
import type { DirectoryNoteWords } from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './DirectoryNote.module.css';

/** How far to trust what stands beside it: its date, and for as long as they are samples that its networks are. */
export const DirectoryNote = ({ words }: { readonly words: DirectoryNoteWords }): ReactNode => {
  const language = usePageLanguage();
  return (
    <div className={styles.note}>
      {directory.illustrative && (
        <Tag tone="sun" icon={<Icon of={FlaskConical} size={16} />}>
          {words.sample.tag}
        </Tag>
      )}
      <p>
        {fill(words.asOf, { date: formatDate(language, directory.asOf) })}
        {directory.illustrative && ` ${words.sample.body}`}
      </p>
    </div>
  );
};
