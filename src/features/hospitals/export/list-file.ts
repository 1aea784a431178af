import { csvText } from '#domain/csv.ts';
import { fold } from '#domain/fold.ts';
import type { Language } from '#domain/language.ts';
import { filterLabels } from '../filter-labels.ts';
import type { FinderWords } from '../finder-context.ts';
import type { FinderState } from '../url/finder-url.ts';
import { allRows } from './all-rows.ts';
import { listRows } from './list-rows.ts';

const LONGEST_NAME = 80;

/** The visitor's own day, as 2026-11-20. */
const today = (now: Date): string =>
  [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** What the list is and of which day: "hospitals-texas-plus-network-2026-11-20.csv". */
export const fileName = (words: FinderWords, { filter }: FinderState, now: Date): string => {
  const parts = [words.take.file.file, ...filterLabels(words, filter).map(({ text }) => text)];
  const slug = fold(parts.join(' '))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_NAME)
    .replace(/^-|-$/g, '');
  return `${slug}-${today(now)}.csv`;
};

const save = (text: string, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  link.download = name;
  link.click();
  // Some browsers read the file only after the press has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
};

/** Saves the whole list that is applied as a CSV file, and says how many rows it has. Rejects when no engine answers. */
export const saveList = async (
  words: FinderWords,
  language: Language,
  applied: FinderState,
  total: number,
): Promise<number> => {
  const page = await allRows(applied, total);
  save(csvText(listRows(words, language, page)), fileName(words, applied, new Date()));
  return page.rows.length;
};
