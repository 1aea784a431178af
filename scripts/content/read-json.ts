import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { FileError, type Position, positionAt } from '../errors.ts';

/** Keys and array indexes from the root to a value: ["benefits", "general", 0]. */
export type JsonPath = readonly (string | number)[];

/** Reads a JSON file with the positions of its values. Throws FileError for invalid JSON and for duplicate keys. */
export const readJson = (root: string, file: string) => {
  const source = readFileSync(join(root, file), 'utf8');
  const errorAt = (offset: number, what: string) => new FileError(file, positionAt(source, offset), what);
  const errors: ParseError[] = [];
  const tree = parseTree(source, errors, { disallowComments: true });
  const [first = { offset: 0, length: 0 }] = errors;
  if (tree === undefined || errors.length > 0)
    throw errorAt(first.offset, `this is not JSON: ${quoted(source, first)} is not expected here`);
  const repeated = repeatedKey(tree);
  if (repeated !== undefined) throw errorAt(repeated.offset, `"${repeated.value}" occurs twice`);

  const nodeAt = (path: JsonPath): Node | undefined => findNodeAtLocation(tree, [...path]);
  const nearest = (path: JsonPath): Node => nodeAt(path) ?? nearest(path.slice(0, -1));
  /** Returns the position of a value or of its key; of a missing value, that of the nearest existing parent. */
  const positionOf = (path: JsonPath, at: 'value' | 'name' = 'value'): Position => {
    const key = at === 'name' ? nodeAt(path)?.parent?.children?.[0] : undefined;
    return positionAt(source, (key ?? nearest(path)).offset);
  };
  /** Creates an error at a value or at its key. */
  const error = (path: JsonPath, what: string, at?: 'value' | 'name') =>
    new FileError(file, positionOf(path, at), what);
  return { file, source, value: JSON.parse(source) as unknown, positionOf, error };
};

export type JsonFile = ReturnType<typeof readJson>;

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: JsonPath): unknown =>
  path.reduce<unknown>(
    (found, name) => (found as Readonly<Record<string, unknown>> | undefined)?.[name],
    value,
  );

/** Returns the unexpected part of the source in quotation marks. */
const quoted = (source: string, { offset, length }: Pick<ParseError, 'offset' | 'length'>): string => {
  const text = source.slice(offset, offset + length);
  if (text === '') return 'the end';
  return text.startsWith('"') ? text : `"${text}"`;
};

/** Returns the first key that its object already has. */
const repeatedKey = ({ type, children = [] }: Node): Node | undefined => {
  const keys = type === 'object' ? children.flatMap((property) => property.children?.[0] ?? []) : [];
  const names = keys.map(({ value }) => value);
  const own = keys.find(({ value }, index) => names.indexOf(value) < index);
  return own ?? children.map(repeatedKey).find((key) => key !== undefined);
};
