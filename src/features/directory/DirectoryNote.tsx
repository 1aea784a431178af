import { SampleTag } from '#components/Tag.tsx';
import { directory } from '#content/facts.ts';
import type { DirectoryNoteWords } from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './DirectoryNote.module.css';

export const DirectoryNote = ({ words }: { readonly words: DirectoryNoteWords }) => {
  const language = usePageLanguage();
  return (
    <div className={styles.note}>
      {directory.illustrative && <SampleTag>{words.sample.tag}</SampleTag>}
      <p>
        {fill(words.asOf, { date: formatDate(language, directory.asOf) })}
        {directory.illustrative && ` ${words.sample.body}`}
      </p>
    </div>
  );
};
