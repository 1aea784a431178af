import { SiteLink } from '#components/SiteLink.tsx';
import { fill } from '#domain/format.ts';
import styles from './NoteMark.module.css';
import { CLAIMS, type Claim, claimId, noteNumber } from './notes.ts';

/** Word joiner: prevents a line break before the number. */
const STAYS = '\u2060';

interface NoteMarkProps {
  readonly claim: Claim;
  /** Accessible name, with a placeholder for the number. */
  readonly note: string;
  /** False if another element has the claim's anchor. */
  readonly anchored?: boolean;
}

export const NoteMark = ({ claim, note, anchored = true }: NoteMarkProps) => (
  <sup className={styles.mark}>
    {STAYS}
    <SiteLink
      id={anchored ? claimId(claim) : undefined}
      to={`/about-notes#${CLAIMS[claim]}`}
      aria-label={fill(note, { number: String(noteNumber(claim)) })}
    >
      {noteNumber(claim)}
    </SiteLink>
  </sup>
);
