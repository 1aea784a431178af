import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyEdits, modify } from 'jsonc-parser';
import Papa from 'papaparse';
import { parseDocument } from 'yaml';
import { type JsonPath, readJson, valueAt } from '../content/read-json.ts';
import { splitFrontMatter } from '../content/read-markdown.ts';
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

const jsonSource = (root: string, file: string): Source => {
  const { source, value, positionOf } = readJson(root, file);
  const withChanges: Source['withChanges'] = (changes) =>
    formatted(
      file,
      changes.reduce(
        (text, change) => applyEdits(text, modify(text, [...change.path], change.value, {})),
        source,
      ),
    );
  return { file, value, lineOf: (path) => positionOf(path).line, withChanges };
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

/** Optional fields of a legal text's front matter. */
const OPTIONAL = { effective: null, approved: null };

const markdownSource = (root: string, file: string): Source => {
  const path = join(root, file);
  const source = existsSync(path) ? readFileSync(path, 'utf8').replaceAll('\r\n', '\n') : NEW_ANSWER;
  const { yaml, bodyAt } = splitFrontMatter(source);
  const value = {
    ...(file.startsWith('data/legal/') && OPTIONAL),
    ...(parseDocument(yaml).toJS() as object),
    body: source.slice(bodyAt).trim(),
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
    positionAt(source, name === 'body' ? bodyAt + 1 : source.indexOf(`\n${name}:`) + 1).line;
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
