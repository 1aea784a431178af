import { CornerLeftUp } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { brand } from '#content/facts.ts';
import { factText } from '#content/facts-text.ts';
import type { AboutNotesWords } from '#content/words/words.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FootnoteList.module.css';
import { claimId, claimsOf, NOTES, type NoteId } from './notes.ts';

interface FootnoteListProps {
  readonly notes: AboutNotesWords['notes'];
  readonly back: string;
  readonly notice: string;
}

export const FootnoteList = (props: FootnoteListProps) => (
  <ol role="list" className={styles.list}>
    {NOTES.map((note) => (
      <Footnote key={note} note={note} {...props} />
    ))}
  </ol>
);

const Footnote = ({ note, notes, back, notice }: FootnoteListProps & { readonly note: NoteId }) => {
  const language = usePageLanguage();
  const { claim, source } = notes[note];
  return (
    <li id={note} className={styles.note}>
      <span className={styles.number}>{NOTES.indexOf(note) + 1}</span>
      <div className={styles.text}>
        <p className={styles.claim}>{factText(language, claim)}</p>
        <p>{factText(language, source)}</p>
        {note === 'insurerRating' && (
          <p>
            <a href={brand.ratingAgencyNotice}>{notice}</a>
          </p>
        )}
        <BackLinks note={note} back={back} />
      </div>
    </li>
  );
};

const BackLinks = ({ note, back }: { readonly note: NoteId; readonly back: string }) => {
  const [first, ...others] = claimsOf(note).map((claim) => `/about#${claimId(claim)}`);
  return (
    <p className={styles.back}>
      <SiteLink to={first ?? '/about'}>
        <Icon of={CornerLeftUp} size={16} strokeWidth={1.75} /> {back}
      </SiteLink>
      {others.map((address, index) => (
        <SiteLink key={address} to={address} aria-label={`${back} ${index + 2}`}>
          {index + 2}
        </SiteLink>
      ))}
    </p>
  );
};
