import { IndexError } from '../hospitals/index-error.ts';

/* What a file of JSON is asked for: each says what was read, or throws an IndexError. */

const refuse = (what: string): never => {
  throw new IndexError('section', `there is no ${what} where one should be`);
};

/** Throws SyntaxError when it is no JSON. */
export const parseJson = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));

export const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Readonly<Record<string, unknown>>)
    : refuse('object');

export const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : refuse('list'));

export const asText = (value: unknown): string => (typeof value === 'string' ? value : refuse('text'));

export const asWhole = (value: unknown, below = 2 ** 32): number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < below
    ? value
    : refuse('number in range');

export const asNumbers = (value: unknown, length?: number): readonly number[] => {
  const numbers = asList(value).map((number) => asWhole(number));
  return length === undefined || numbers.length === length ? numbers : refuse('list of that length');
};
