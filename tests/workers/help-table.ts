import { readFileSync } from 'node:fs';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import type { HelpService } from '#workers/contract.ts';

export interface Asked {
  readonly query: string;
  /** Ids of right answers; empty if no answer covers the query. */
  readonly answers: readonly string[];
}

/** A query as people type it. */
export interface TableRow extends Asked {
  /**
   * `present`, `tuned`, `held`, `fresh` and `last` are from the second edition. From the third: `typed` was used to tune the
   * search, `blind` never was; `asked` and `asked2` are adapted from questions on sites of other insurers and were inspected
   * after a first measurement. `blind2` to `blind5` were each written before the search was run on them, and then inspected.
   */
  readonly set: string;
  readonly kind: string;
}

/** Parses lines "set ⇥ kind ⇥ query ⇥ id,id" (or "-" for no ids) after a header line. */
export const readTable = (language: Language): TableRow[] =>
  readFileSync(`tests/workers/help-queries/${LANGUAGE_TABLE[language].hreflang}.tsv`, 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [set = '', kind = '', query = '', answers = ''] = line.split('\t');
      return { set, kind, query, answers: answers === '-' ? [] : answers.split(',') };
    });

export interface Measured extends Asked {
  readonly found: readonly string[];
  readonly isFirst: boolean;
  readonly isAmongThree: boolean;
  /** Whether `answered` agrees with the table. */
  readonly isAnsweredCorrectly: boolean;
}

/** Shares of good results; 1 if there are no such queries. */
export const sharesOf = (rows: readonly Measured[]) => {
  const share = (isCovered: boolean, isGood: (row: Measured) => boolean): number => {
    const of = rows.filter(({ answers }) => answers.length > 0 === isCovered);
    return of.length === 0 ? 1 : of.filter(isGood).length / of.length;
  };
  return {
    first: share(true, ({ isFirst }) => isFirst),
    amongThree: share(true, ({ isAmongThree }) => isAmongThree),
    reportedCovered: share(true, ({ isAnsweredCorrectly }) => isAnsweredCorrectly),
    reportedUncovered: share(false, ({ isAnsweredCorrectly }) => isAnsweredCorrectly),
  };
};

export const measure = async <Row extends Asked>(
  help: HelpService,
  language: Language,
  rows: readonly Row[],
): Promise<(Row & Measured)[]> => {
  const measured: (Row & Measured)[] = [];
  for (const row of rows) {
    const { hits, answered } = await help.search({ text: row.query, language });
    const found = hits.map(({ id }) => id);
    const isRight = (id: string): boolean => row.answers.includes(id);
    measured.push({
      ...row,
      found,
      isFirst: found.slice(0, 1).some(isRight),
      isAmongThree: found.slice(0, 3).some(isRight),
      isAnsweredCorrectly: answered === row.answers.length > 0,
    });
  }
  return measured;
};
