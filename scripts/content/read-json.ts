import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FileError, positionAt } from '../errors.ts';

/** Keys and array indexes from the root to a value: ["benefits", "general", 0]. */
export type JsonPath = readonly (string | number)[];

/** A JSON file with the positions of its values. */
export interface JsonFile {
  readonly file: string;
  readonly value: unknown;
  /** Creates an error at a value or at its key. An error of a missing value is located at the nearest existing parent. */
  readonly error: (path: JsonPath, what: string, at?: 'value' | 'name') => FileError;
  readonly source: string;
  /** Returns the start and end offsets of a value in the source; undefined if the value does not exist. */
  readonly rangeOf: (path: JsonPath) => readonly [from: number, to: number] | undefined;
}

const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)|$)/uy;

interface Token {
  /** Empty at the end of the file. */
  readonly text: string;
  readonly at: number;
}

const keyOf = (path: JsonPath): string => JSON.stringify(path);

/** Reads a JSON file. Throws FileError for invalid JSON and for duplicate keys. */
export const readJson = (root: string, file: string): JsonFile => {
  const source = readFileSync(join(root, file), 'utf8');
  const { value, places } = parse(source, (at, what) => new FileError(file, positionAt(source, at), what));
  const offsetOf = (path: JsonPath, at: 'value' | 'name'): number => {
    const place = places.get(keyOf(path));
    return place?.[at] ?? place?.value ?? (path.length === 0 ? 0 : offsetOf(path.slice(0, -1), 'value'));
  };
  const error: JsonFile['error'] = (path, what, at = 'value') =>
    new FileError(file, positionAt(source, offsetOf(path, at)), what);
  const rangeOf: JsonFile['rangeOf'] = (path) => {
    const place = places.get(keyOf(path));
    return place && [place.value, place.end];
  };
  return { file, value, error, source, rangeOf };
};

/** Replaces `JSON.parse`, which reports no positions of values, no duplicate keys and not every position of an error. */
const parse = (source: string, complaint: (at: number, what: string) => Error) => {
  const places = new Map<string, { value: number; end: number; name?: number }>();
  let at = 0;
  const next = (): Token => {
    TOKEN.lastIndex = at;
    const match = TOKEN.exec(source);
    const text = match?.slice(1).find((each) => each !== undefined) ?? '';
    if (match === null)
      return unexpected({ text, at: at + (/^[ \t\r\n]*/.exec(source.slice(at))?.[0].length ?? 0) });
    at = TOKEN.lastIndex;
    return { text, at: at - text.length };
  };
  const unexpected = (token: Token): never => {
    const character = String.fromCodePoint(source.codePointAt(token.at) ?? 0);
    const text = token.text || character;
    const found =
      token.at >= source.length ? 'the end' : text.length > 1 && text[0] === '"' ? text : `"${text}"`;
    throw complaint(token.at, `this is not JSON: ${found} is not expected here`);
  };
  const expect = (...texts: readonly string[]): Token => {
    const token = next();
    return texts.includes(token.text) ? token : unexpected(token);
  };
  const nameIn = (path: JsonPath, token: Token): string => {
    if (!token.text.startsWith('"')) return unexpected(token);
    const name = JSON.parse(token.text) as string;
    if (places.has(keyOf([...path, name]))) throw complaint(token.at, `"${name}" occurs twice`);
    expect(':');
    return name;
  };
  const object = (path: JsonPath): unknown => {
    const entries: [string, unknown][] = [];
    for (let token = next(); token.text !== '}' || entries.length > 0; token = next()) {
      const name = nameIn(path, token);
      entries.push([name, read([...path, name], next(), token.at)]);
      if (expect(',', '}').text === '}') break;
    }
    return Object.fromEntries(entries);
  };
  const list = (path: JsonPath): unknown => {
    const values: unknown[] = [];
    for (let token = next(); token.text !== ']' || values.length > 0; token = next()) {
      values.push(read([...path, values.length], token));
      if (expect(',', ']').text === ']') break;
    }
    return values;
  };
  const read = (path: JsonPath, token: Token, name?: number): unknown => {
    const place = { value: token.at, end: at, ...(name !== undefined && { name }) };
    places.set(keyOf(path), place);
    const value = valueAt(path, token);
    place.end = at;
    return value;
  };
  const valueAt = (path: JsonPath, token: Token): unknown => {
    if (token.text === '{') return object(path);
    if (token.text === '[') return list(path);
    return /^["\d\-tfn]/.test(token.text) ? JSON.parse(token.text) : unexpected(token);
  };
  const value = read([], next());
  expect('');
  return { value, places };
};
