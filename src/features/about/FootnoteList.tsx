import { CornerLeftUp } from 'lucide-react';
import { SiteLink } from '#components/SiteLink.tsx';
import { brand } from '#content/facts.ts';
import { factText } from '#content/facts-text.ts';
import type { AboutNotesWords } from '#content/words/words.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FootnoteList.module.css';
import { claimId, claimsOf, NOTES } from './notes.ts';

export const FootnoteList = ({ words: { notes, back, notice } }: { readonly words: AboutNotesWords }) => {
  const language = usePageLanguage();
  return (
    <ol role="list" className={styles.list}>
      {NOTES.map((note, index) => (
        <li key={note} id={note} className={styles.note}>
          <span className={styles.number}>{index + 1}</span>
          <div className={styles.text}>
            <p className={styles.claim}>{factText(language, notes[note].claim)}</p>
            <p>{factText(language, notes[note].source)}</p>
            {note === 'insurerRating' && (
              <p>
                <a href={brand.ratingAgencyNotice}>{notice}</a>
              </p>
            )}
            <p className={styles.back}>
              {claimsOf(note).map((claim, at) => (
                <SiteLink
                  key={claim}
                  to={`/about#${claimId(claim)}`}
                  aria-label={at === 0 ? undefined : `${back} ${at + 1}`}
                >
                  {at === 0 && <CornerLeftUp size={16} strokeWidth={1.75} />}
                  {at === 0 ? ` ${back}` : at + 1}
                </SiteLink>
              ))}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
};
