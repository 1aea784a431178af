import { type LegendEntry, legendOf } from '#benefits/marks.ts';
import { Legend } from '#components/Tag.tsx';
import { withTerms } from '#components/Term.tsx';
import { usePageLanguage } from '#stores/language.ts';
import { MarkTag } from './BenefitTable.tsx';
import type { BenefitTablesProps } from './BenefitTables.tsx';
import styles from './CoverageNotes.module.css';

type CoverageNotesProps = Omit<BenefitTablesProps, 'onReveal' | 'level'>;

export const CoverageNotes = (props: CoverageNotesProps) => (
  <div className={styles.notes} id="coverage-notes">
    <div className={styles.scripted}>
      <Marks {...props} groups={props.groups.filter(({ id }) => props.open === 'all' || id === props.open)} />
    </div>
    {/* Without script every group is open. */}
    <noscript>
      <Marks {...props} />
    </noscript>
    <div>
      <h3>{props.words.notes.heading}</h3>
      <ul className={styles.list}>
        {(['currency', 'ucr', 'definitions'] as const).map((note) => (
          <li key={note}>{withTerms(props.words.notes[note])}</li>
        ))}
      </ul>
    </div>
  </div>
);

const Marks = ({ words, groups, plans, choice }: CoverageNotesProps) => {
  const entries = legendOf(usePageLanguage(), words, groups, plans, choice);
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{words.legend}</h3>
      <Legend
        entries={entries.map((entry) => ({
          id: entry.id,
          tag: (
            <>
              {entry.heading !== undefined && <span className={styles.heading}>{entry.heading}</span>}
              <MarksOf entry={entry} missing={words.notAvailable} />
            </>
          ),
          text: withTerms(entry.meaning),
        }))}
      />
    </>
  );
};

const MarksOf = ({ entry, missing }: { readonly entry: LegendEntry; readonly missing: string }) =>
  entry.id === 'missing' ? (
    <strong>{missing}</strong>
  ) : (
    <span className={styles.marks}>
      {entry.marks.map((mark) => (
        <MarkTag key={mark.text} {...mark} />
      ))}
    </span>
  );
