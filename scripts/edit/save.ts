import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../content/check-content.ts';
import { placeholdersOf } from '../content/check-placeholders.ts';
import { type Entry, isTable, type Leaf, listEntries, type OpenEntry, openEntry } from './entries.ts';
import { formValue } from './form.ts';
import { type Change, valueAt } from './sources.ts';

/** Reason why a save is rejected, with the field. */
export interface Problem {
  readonly what: string;
  readonly entry?: string | undefined;
  /** "slider.label" */
  readonly at?: string | undefined;
  readonly language?: string | undefined;
}

const isNumber = (text: string): boolean => text.trim() !== '' && Number.isFinite(Number(text));

/** Parses the text of a control as the type of the old value in the file; returns undefined if the text does not fit. */
const parsedAs = (text: string, old: unknown): unknown => {
  if (Array.isArray(old)) {
    const lines = text.split('\n').map((line) => line.trim());
    const items = lines.filter((line) => line !== '').map((line) => parsedAs(line, old[0]));
    return items.includes(undefined) ? undefined : items;
  }
  if (typeof old === 'number') return isNumber(text) ? Number(text) : text === '' ? null : undefined;
  if (typeof old === 'boolean') return { true: true, false: false }[text.trim()];
  if (old === null) return text === '' ? null : isNumber(text) ? Number(text) : text;
  return text;
};

interface Edit {
  readonly leaf: Leaf;
  readonly language: string;
  readonly text: string;
}

/** Returns the texts that the user changed. Other texts are not saved, because their files may have changed meanwhile. */
const editsOf = (leaves: readonly Leaf[], form: unknown, given: unknown): readonly Edit[] =>
  leaves.flatMap((leaf) =>
    Object.keys(leaf.texts).flatMap((language) => {
      const path = language === '' ? leaf.path : [...leaf.path, language];
      const text = valueAt(form, path);
      if (typeof text !== 'string' || text === (valueAt(given, path) ?? '')) return [];
      return [{ leaf, language, text: text.replaceAll('\r\n', '\n') }];
    }),
  );

interface FileChange extends Change {
  readonly file: string;
  readonly edit: Edit;
}

const changesOf = ({ sources }: OpenEntry, edits: readonly Edit[]): readonly FileChange[] =>
  edits.flatMap((edit) =>
    Object.entries(sources)
      .filter(([code]) => edit.language === '' || edit.language === code)
      .map(([, { file, value }]) => {
        const { path } = edit.leaf;
        return { file, path, value: parsedAs(edit.text, valueAt(value, path)), edit };
      }),
  );

/** Returns a problem that the content checks can miss: a value of another type, or a placeholder unknown in all languages. */
const faultOf = ({ collection }: Entry, { value, edit: { leaf, text } }: FileChange): string | undefined => {
  if (value === undefined) return `“${text}” is of another kind than the value before`;
  if (collection !== 'words') return undefined;
  const known = placeholdersOf(Object.values(leaf.texts).join(' '));
  const unknown = [...placeholdersOf(text)].find((each) => !known.has(each));
  return unknown && `nothing fills the placeholder ${unknown} here`;
};

const PLACE = /^(data\/[^:]+):(\d+):\d+: (.*)$/s;

/** Finds the field of a place like `data/brand.json:3`. */
export const fieldAt = (root: string, file: string, line: number): Omit<Problem, 'what'> => {
  const entry = listEntries(root).find(({ files }) => Object.values(files).includes(file));
  if (entry === undefined) return {};
  const [language = ''] = Object.entries(entry.files).find(([, each]) => each === file) ?? [];
  const { sources, leaves } = openEntry(root, entry);
  const before = leaves.filter(({ path }) => (sources[language]?.lineOf(path) ?? 0) <= line);
  const at = before.at(-1)?.path.join('.');
  return { entry: entry.id, at, language };
};

export const problemOf = (root: string, complaint: string): Problem => {
  const [, file = '', line, what = complaint] = PLACE.exec(complaint) ?? [];
  return line === undefined ? { what } : { what, ...fieldAt(root, file, Number(line)) };
};

/** Calls `use` with a temporary copy of the folders that the checks read, including the changed files. */
const withCopy = <Result>(
  root: string,
  texts: ReadonlyMap<string, string>,
  use: (copy: string) => Result,
): Result => {
  const copy = mkdtempSync(join(tmpdir(), 'edit-'));
  try {
    for (const folder of ['data', 'docs/style'])
      cpSync(join(root, folder), join(copy, folder), {
        recursive: true,
        filter: (name) => !/generated|hospitals\.csv$/.test(name),
      });
    for (const [file, text] of texts) writeFileSync(join(copy, file), text);
    return use(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
};

const withoutPlace = (complaint: string): string => complaint.replace(/:\d+:\d+:/, '');

/** Writes a form to its files if the content checks of all files find no new problem. Returns the problems. */
export const save = (root: string, entry: Entry, form: unknown, given: unknown): readonly Problem[] => {
  const open = openEntry(root, entry);
  const changes = changesOf(open, editsOf(open.leaves, form, given ?? formValue(open)));
  const faults = changes.flatMap((change) => {
    const what = faultOf(entry, change);
    const { leaf, language } = change.edit;
    return what === undefined ? [] : [{ what, entry: entry.id, at: leaf.path.join('.'), language }];
  });
  if (faults.length > 0) return faults;
  const texts = new Map(
    Object.values(open.sources)
      .map(
        ({ file, withChanges }) =>
          [
            file,
            withChanges(
              changes.filter((each) => each.file === file),
              form,
            ),
          ] as const,
      )
      .filter(([file]) => isTable(entry) || changes.some((each) => each.file === file)),
  );
  const problems = withCopy(root, texts, (copy) => {
    const complaints = checkContent(copy);
    if (complaints.length === 0) return [];
    const known = new Set(checkContent(root).map(withoutPlace));
    return complaints.filter((each) => !known.has(withoutPlace(each))).map((each) => problemOf(copy, each));
  });
  if (problems.length === 0) for (const [file, text] of texts) writeFileSync(join(root, file), text);
  return problems;
};
