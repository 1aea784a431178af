import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { fill } from '#domain/format.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './NoteMark.module.css';
import { CLAIMS, type Claim, claimId, noteNumber } from './notes.ts';
import { useAboutWords } from './words.ts';

/** A word joiner: the number never begins a line. */
const STAYS = '\u2060';

export interface NoteMarkProps {
  readonly claim: Claim;
  /** False where the anchor of the claim stands on something else. */
  readonly anchored?: boolean;
}

/** The raised number behind a claim: leads to its footnote, which leads back here. */
export const NoteMark = ({ claim, anchored = true }: NoteMarkProps): ReactNode => {
  const sitePath = useSitePath();
  const number = String(noteNumber(claim));
  return (
    <sup className={styles.mark}>
      {STAYS}
      <Link
        id={anchored ? claimId(claim) : undefined}
        to={`${sitePath('/about-notes')}#${CLAIMS[claim]}`}
        aria-label={fill(useAboutWords().note, { number })}
      >
        {number}
      </Link>
    </sup>
  );
};
