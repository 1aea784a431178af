import Papa from 'papaparse';
import { expect } from 'vitest';

/** Parses a CSV file of the site with a CSV library, without the byte order mark, which is not part of the first cell. */
export const readCsv = (text: string, delimiter = ','): string[][] => {
  expect(text).toMatch(/^\uFEFF.*\r\n$/s);
  const { data, errors } = Papa.parse<string[]>(text.slice(1, -2), { delimiter, newline: '\r\n' });
  expect(errors).toEqual([]);
  return data;
};
