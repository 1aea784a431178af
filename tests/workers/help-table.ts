import { readFileSync } from 'node:fs';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import type { HelpService } from '#workers/contract.ts';

/** A query as people type it. */
export interface TableRow {
  /**
   * `present`, `tuned`, `held`, `fresh` and `last` are of the second edition. Of the third: `typed` was used to tune the search, `blind`
   * never was, `asked` and `asked2` are adapted from the questions on other insurers' sites and were looked at after a first measurement.
   * `blind2` to `blind5` were each typed before the search was run on them, and looked at after that.
   */
  readonly set: string;
  readonly kind: string;
  readonly query: string;
  /** Any of these is right; empty when no answer mentions what is asked. */
  readonly answers: readonly string[];
}

/** "set ⇥ kind ⇥ query ⇥ id,id" or "-", after a line of headings. */
export const readTable = (language: Language): TableRow[] =>
  readFileSync(`tests/workers/help-queries/${LANGUAGE_TABLE[language].hreflang}.tsv`, 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [set = '', kind = '', query = '', answers = ''] = line.split('\t');
      return { set, kind, query, answers: answers === '-' ? [] : answers.split(',') };
    });

export interface Measured extends TableRow {
  readonly found: readonly string[];
  readonly isFirst: boolean;
  readonly isAmongThree: boolean;
  /** The page says whether an answer mentions what is asked, as the table does. */
  readonly isSaid: boolean;
}

export const measure = async (
  help: HelpService,
  language: Language,
  rows: readonly TableRow[],
): Promise<Measured[]> => {
  const measured: Measured[] = [];
  for (const row of rows) {
    const { hits, answered } = await help.search({ text: row.query, language });
    const found = hits.map(({ id }) => id);
    const isRight = (id: string): boolean => row.answers.includes(id);
    measured.push({
      ...row,
      found,
      isFirst: found.slice(0, 1).some(isRight),
      isAmongThree: found.slice(0, 3).some(isRight),
      isSaid: answered === row.answers.length > 0,
    });
  }
  return measured;
};
