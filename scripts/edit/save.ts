import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContent } from '../content/check-content.ts';
import { placeholdersOf } from '../content/check-placeholders.ts';
import { valueAt } from '../content/read-json.ts';
import { type Entry, isTable, listEntries, type OpenEntry, openEntry } from './entries.ts';
import { formValue } from './form.ts';

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

/** Returns the texts that the user changed. Other texts are not saved, because their files may have changed meanwhile. */
const editsOf = ({ sources, leaves }: OpenEntry, form: unknown, given: unknown) =>
  leaves.flatMap((leaf) =>
    Object.keys(leaf.texts).flatMap((language) => {
      const { path } = leaf;
      const at = language === '' ? path : [...path, language];
      const written = valueAt(form, at);
      if (typeof written !== 'string' || written === (valueAt(given, at) ?? '')) return [];
      const text = written.replaceAll('\r\n', '\n');
      return Object.entries(sources)
        .filter(([code]) => language === '' || language === code)
        .map(([, { file, value }]) => {
          return { file, leaf, language, text, path, value: parsedAs(text, valueAt(value, path)) };
        });
    }),
  );

type Edit = ReturnType<typeof editsOf>[number];

/** Returns a problem that the content checks can miss: a value of another type, or a placeholder unknown in all languages. */
const faultOf = ({ collection }: Entry, { value, leaf, text }: Edit): string | undefined => {
  if (value === undefined) return `“${text}” is of another kind than the value before`;
  if (collection !== 'words') return undefined;
  const known = placeholdersOf(Object.values(leaf.texts).join(' '));
  const unknown = [...placeholdersOf(text)].find((each) => !known.has(each));
  return unknown && `nothing fills the placeholder ${unknown} here`;
};

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

/** Writes a form to its files if the content checks of all files find no new problem. Returns the problems. */
export const save = (root: string, entry: Entry, form: unknown, given: unknown): readonly Problem[] => {
  const open = openEntry(root, entry);
  const edits = editsOf(open, form, given ?? formValue(open));
  const faults = edits.flatMap((edit) => {
    const what = faultOf(entry, edit);
    return what === undefined
      ? []
      : [{ what, entry: entry.id, at: edit.path.join('.'), language: edit.language }];
  });
  if (faults.length > 0) return faults;
  const texts = new Map(
    Object.values(open.sources).flatMap(({ file, withChanges }) => {
      const own = edits.filter((edit) => edit.file === file);
      return isTable(entry) || own.length > 0 ? [[file, withChanges(own, form)] as const] : [];
    }),
  );
  const problems = withCopy(root, texts, (copy) => {
    const errors = checkContent(copy);
    const known = errors.length > 0 ? checkContent(root) : [];
    return errors
      .filter(({ file, problem }) => !known.some((each) => each.file === file && each.problem === problem))
      .map(({ file, position, problem }) => ({ what: problem, ...fieldAt(copy, file, position.line) }));
  });
  if (problems.length === 0) for (const [file, text] of texts) writeFileSync(join(root, file), text);
  return problems;
};
