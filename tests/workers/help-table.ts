import { readFileSync } from 'node:fs';
import type { Language } from '#domain/language.ts';
import type { HelpService } from '#workers/contract.ts';

/** A query as people type it, and the answers of which one should be among the first three. */
export interface TableRow {
  readonly query: string;
  readonly answers: readonly string[];
}

/** "query ⇥ id,id" after a line of headings. */
export const readTable = (file: string): TableRow[] =>
  readFileSync(file, 'utf8')
    .split(/\r?\n/)
    .slice(1)
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [query = '', answers = ''] = line.split('\t');
      return { query, answers: answers.split(',').map((id) => id.trim()) };
    });

const FIRST = 3;

export interface Miss extends TableRow {
  readonly found: readonly string[];
}

/** The rows whose answer is not among the first three in the page's language. */
export const missesOf = async (
  help: HelpService,
  language: Language,
  rows: readonly TableRow[],
): Promise<Miss[]> => {
  const misses: Miss[] = [];
  for (const row of rows) {
    const { hits } = await help.search({ text: row.query, language });
    const found = hits.map(({ id }) => id);
    if (!row.answers.some((id) => found.slice(0, FIRST).includes(id))) misses.push({ ...row, found });
  }
  return misses;
};
