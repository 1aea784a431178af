import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { parseDocument } from 'yaml';
import { FILE_START, FileError, positionAt } from '../errors.ts';
import { applyPseudo } from '../pseudo/pseudo-language.ts';

/** Splits off the front matter, which is empty if there is none. `bodyAt`: offset of the text below it. */
export const splitFrontMatter = (source: string): { readonly yaml: string; readonly bodyAt: number } => {
  const [whole = '', yaml = ''] = /^---\n([\s\S]*?\n)---\n/.exec(source) ?? [];
  return { yaml, bodyAt: whole.length };
};

/** Reads a Markdown file with front matter. Throws FileError. */
export const readMarkdown = (file: string) => {
  const source = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const { yaml, bodyAt } = splitFrontMatter(source);
  if (bodyAt === 0) throw new FileError(file, FILE_START, 'front matter between two lines of --- is missing');
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (error !== undefined) {
    throw new FileError(
      file,
      positionAt(source, 4 + (error.pos[0] ?? 0)),
      error.message.split('\n')[0] ?? 'bad front matter',
    );
  }
  return {
    file,
    source,
    fields: shownFields(file, document.toJS() as Record<string, unknown>),
    body: source.slice(bodyAt),
    /** Offset of the body in the source. */
    bodyAt,
  };
};

export type MarkdownFile = ReturnType<typeof readMarkdown>;

/** Front matter fields that visitors read. In pseudo builds their English text becomes the pseudo-language. */
export const SHOWN = ['question', 'title', 'description'];

const shownFields = (file: string, fields: Record<string, unknown>): Record<string, unknown> => {
  if (!file.includes('/en/')) return fields;
  const shown = SHOWN.filter((name) => name in fields).map((name) => [name, applyPseudo(fields[name])]);
  return { ...fields, ...Object.fromEntries(shown) };
};

/** A text of the front matter that is not empty. */
export const TEXT = v.pipe(v.string(), v.trim(), v.nonEmpty('a text is missing'));

/** Returns the front matter as the schema describes it. Throws FileError at the first wrong field. */
export const readFields = <Schema extends v.GenericSchema>(
  { file, source, fields }: MarkdownFile,
  schema: Schema,
): v.InferOutput<Schema> => {
  const { success, output, issues } = v.safeParse(schema, fields);
  if (success) return output;
  const name = String(issues[0].path?.[0]?.key);
  // A missing field is reported at the start of the file.
  const position = positionAt(source, source.indexOf(`\n${name}:`) + 1);
  throw new FileError(file, position, `"${name}" in the front matter: ${issues[0].message}`);
};
