import { type CheckOptions, linesOf, type OpenPoint } from './open-point.ts';

const FILES = ['data/brand.json', 'data/security.json'];

/** Hosts and numbers that belong to nobody (RFC 2606; 555-0100 to 555-0199), and what is plainly a stand-in. */
const RESERVED = /"[^"]*\.example\b[^"]*"|"\+1 246 555 01\d\d"|"Address line[^"]*"/g;
const KEY = /"(\w+)":/g;

/** Left out on purpose: without a target nothing is measured (ruling 33). */
const MAY_BE_NULL = new Set(['webVitalsTarget']);

/** Values of the brand, and the contact for defects, that the owner must replace. */
export const reservedValues = (options: CheckOptions): readonly OpenPoint[] =>
  FILES.flatMap((file) => reservedIn(options, file));

const reservedIn = (options: CheckOptions, file: string): readonly OpenPoint[] => {
  let key = '';
  return linesOf(options, file).flatMap(({ at, text }) => {
    key = [...text.matchAll(KEY)].at(-1)?.[1] ?? key;
    const values = [...(text.match(RESERVED) ?? []), ...missing(text, key)];
    return values.map((value) => ({ group: 'Reserved values to replace', what: `${key}: ${value}`, at }));
  });
};

const missing = (text: string, key: string): readonly string[] =>
  /:\s*null\b/.test(text) && !MAY_BE_NULL.has(key) ? ['not given'] : [];
