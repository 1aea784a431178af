import { legendOf } from '#benefits/marks.ts';
import { withTerms } from '#components/glossary/Term.tsx';
import { Legend } from '#components/Tag.tsx';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MarkTag } from './BenefitTable.tsx';
import type { BenefitTablesProps } from './BenefitTables.tsx';
import styles from './CoverageNotes.module.css';

type CoverageNotesProps = Omit<BenefitTablesProps, 'onReveal' | 'level'>;

/** The HTML also has the legend of all groups, because all are open without script, and on wide screens of a plan's page. */
export const CoverageNotes = (props: CoverageNotesProps) => {
  const { words, groups, open } = props;
  const hydrated = useHydrated();
  return (
    <div className={styles.notes} id="coverage-notes">
      <div>
        <Marks {...props} groups={groups.filter(({ id }) => open === 'all' || id === open)} />
      </div>
      {open !== 'all' && !hydrated && (
        <div data-legend>
          <Marks {...props} />
        </div>
      )}
      <div>
        <h3>{words.notes.heading}</h3>
        <ul className={styles.list}>
          {(['currency', 'ucr', 'definitions'] as const).map((note) => (
            <li key={note}>{withTerms(words.notes[note])}</li>
          ))}
        </ul>
      </div>
    </div>
  );
};

const Marks = ({ words, groups, plans, choice }: CoverageNotesProps) => {
  const entries = legendOf(usePageLanguage(), words, groups, plans, choice);
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{words.legend}</h3>
      <Legend
        entries={entries.map(({ id, heading, marks, meaning }) => ({
          id,
          tag: (
            <>
              {heading && <span className={styles.heading}>{heading}</span>}
              {id === 'missing' ? (
                <strong>{words.notAvailable}</strong>
              ) : (
                <span className={styles.marks}>
                  {marks.map((mark) => (
                    <MarkTag key={mark.text} {...mark} />
                  ))}
                </span>
              )}
            </>
          ),
          text: withTerms(meaning),
        }))}
      />
    </>
  );
};
