import type { ReactNode } from 'react';
import type { AboutNotesWords } from '#content/words/words.ts';
import { Footnote } from './Footnote.tsx';
import styles from './FootnoteList.module.css';
import { NOTES } from './notes.ts';

export interface FootnoteListProps {
  readonly notes: AboutNotesWords['notes'];
  /** Words of the link back to the claim. */
  readonly back: string;
  readonly notice: string;
}

/** The sources under the numbers that /about gives them. */
export const FootnoteList = ({ notes, back, notice }: FootnoteListProps): ReactNode => (
  <ol role="list" className={styles.list}>
    {NOTES.map((note, index) => (
      <Footnote key={note} note={note} number={index + 1} words={notes[note]} back={back} notice={notice} />
    ))}
  </ol>
);
