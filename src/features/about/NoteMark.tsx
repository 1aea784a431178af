import { SiteLink } from '#components/SiteLink.tsx';
import { fill } from '#domain/format.ts';
import { useAboutWords } from './about-words.ts';
import styles from './NoteMark.module.css';
import { CLAIMS, type Claim, claimId, noteNumber } from './notes.ts';

/** Word joiner: prevents a line break before the number. */
const STAYS = '\u2060';

interface NoteMarkProps {
  readonly claim: Claim;
  /** False if another element has the claim's anchor. */
  readonly anchored?: boolean;
}

export const NoteMark = (props: NoteMarkProps) => <NoteLink {...props} note={useAboutWords().why.note} />;

/** For pages other than /about. */
export const NoteLink = ({ claim, anchored = true, note }: NoteMarkProps & { readonly note: string }) => {
  const number = String(noteNumber(claim));
  return (
    <sup className={styles.mark}>
      {STAYS}
      <SiteLink
        id={anchored ? claimId(claim) : undefined}
        to={`/about-notes#${CLAIMS[claim]}`}
        aria-label={fill(note, { number })}
      >
        {number}
      </SiteLink>
    </sup>
  );
};
