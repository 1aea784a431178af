import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { parseDocument } from 'yaml';
import { type JsonPath, readJson } from '../content/read-json.ts';
import { positionAt } from '../errors.ts';

/** Parsed file of data/, with a function that changes some values and keeps the rest of the file. */
export interface Source {
  readonly file: string;
  readonly value: unknown;
  /** Returns the 1-based line of a value. */
  readonly lineOf: (path: JsonPath) => number;
  /** Returns the file's text with the changes; for a table, with all rows of `form` instead. */
  readonly withChanges: (changes: readonly Change[], form?: unknown) => string;
}

export interface Change {
  readonly path: JsonPath;
  readonly value: unknown;
}

export const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (found, name) => (found as Readonly<Record<string, unknown>> | undefined)?.[name],
    value,
  );

export const setAt = (object: object, path: JsonPath, value: unknown): void => {
  let inner = object as Record<string, unknown>;
  for (const name of path.slice(0, -1)) {
    inner[name] ??= {};
    inner = inner[name] as Record<string, unknown>;
  }
  inner[String(path.at(-1))] = value;
};

const BIOME = 'node_modules/@biomejs/biome/bin/biome';

const formatted = (file: string, json: string): string =>
  execFileSync(process.execPath, [BIOME, 'format', '--vcs-enabled=false', `--stdin-file-path=${file}`], {
    input: json,
    encoding: 'utf8',
  });

/** Returns a copy with the changes; used for keys that the file lacks. */
const withValues = (value: unknown, changes: readonly Change[]): unknown => {
  const copy = structuredClone(value) as object;
  for (const { path, value } of changes) setAt(copy, path, value);
  return copy;
};

const jsonSource = (root: string, file: string): Source => {
  const { source, value, rangeOf } = readJson(root, file);
  const withChanges: Source['withChanges'] = (changes) => {
    if (changes.some(({ path }) => rangeOf(path) === undefined))
      return formatted(file, JSON.stringify(withValues(value, changes), null, 2));
    const edits = changes.flatMap(({ path, value }) => {
      const [from = 0, to = 0] = rangeOf(path) ?? [];
      return { from, to, json: JSON.stringify(value) };
    });
    const text = edits
      .sort((a, b) => b.from - a.from)
      .reduce((text, { from, to, json }) => text.slice(0, from) + json + text.slice(to), source);
    return formatted(file, text);
  };
  return { file, value, lineOf: (path) => positionAt(source, rangeOf(path)?.[0] ?? 0).line, withChanges };
};

const NEW_ANSWER = `---
id:
category:
order: 0
question:
synonyms: []
reviewed:
---

`;

const FRONT_MATTER = /^---\n([\s\S]*?\n)---\n/;

/** Optional fields of a legal text's front matter. */
const OPTIONAL = { effective: null, approved: null };

const markdownSource = (root: string, file: string): Source => {
  const path = join(root, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : NEW_ANSWER;
  const [whole = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  const value = {
    ...(file.startsWith('data/legal/') && OPTIONAL),
    ...(parseDocument(yaml).toJS() as object),
    body: source.slice(whole.length).trim(),
  };
  const withChanges: Source['withChanges'] = (changes) => {
    const document = parseDocument(yaml);
    let body = value.body;
    for (const { path, value } of changes) {
      if (path[0] === 'body') body = String(value);
      else if (value === '' || value === null) document.deleteIn(path);
      else document.setIn(path, value);
    }
    return `---\n${document.toString({ lineWidth: 0 })}---\n\n${body.trim()}\n`;
  };
  const lineOf = ([name]: JsonPath): number =>
    positionAt(source, name === 'body' ? whole.length + 1 : source.indexOf(`\n${name}:`) + 1).line;
  return { file, value, lineOf, withChanges };
};

const csvSource = (root: string, file: string): Source => {
  const source = readFileSync(join(root, file), 'utf8');
  const { data } = Papa.parse<Record<string, string>>(source, { header: true, skipEmptyLines: true });
  const withChanges: Source['withChanges'] = (_, form) =>
    `${Papa.unparse((valueAt(form, ['rows']) ?? data) as object[], { newline: '\n' })}\n`;
  return { file, value: { rows: data }, lineOf: ([, row]) => Number(row) + 2, withChanges };
};

/** Reads a JSON, Markdown or CSV file. Throws FileError. */
export const readSource = (root: string, file: string): Source => {
  if (file.endsWith('.json')) return jsonSource(root, file);
  return file.endsWith('.md') ? markdownSource(root, file) : csvSource(root, file);
};
