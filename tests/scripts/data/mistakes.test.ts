import { expect, test } from 'vitest';
import { assertFewRejected, groupMistakes } from '#scripts/data/input/mistakes.ts';

const row = (line: number, value: string, problem = 'is not a US state', title = 'State') => ({
  line,
  column: 5,
  title,
  value,
  problem,
  cells: [],
});
const numbers = (count: number): number[] => Array.from({ length: count }, (_, at) => at + 1);

test('groups rejected rows by column and problem, with up to 20 lines', () => {
  const linesOf = (count: number) =>
    groupMistakes('f.csv', [
      ...numbers(count).map((line) => row(line, '"Q"')),
      row(9, '"QQ"', 'is not a US state', 'ST'),
      row(7, '', 'is short'),
    ]);
  const lines = numbers(20).join(', ');
  expect(linesOf(20)).toEqual([
    `f.csv:1:5: State: 20 rows: lines ${lines}: "Q" is not a US state`,
    'f.csv:9:5: "QQ" is not a US state',
    'f.csv:7:5: is short',
  ]);
  expect(linesOf(25)[0]).toBe(`f.csv:1:5: State: 25 rows: lines ${lines} and 5 more: "Q" is not a US state`);
});

test('a file fails above 2 % of unreadable rows', () => {
  const rejected = [row(1, '"Q"'), row(2, '"Q"')];
  expect(() => assertFewRejected('f.csv', 98, rejected)).not.toThrow();
  expect(() => assertFewRejected('f.csv', 97, rejected)).toThrow(
    'f.csv:1:1: 2 of 99 rows cannot be read, more than 2 %; correct them, or check that this is the right file\n' +
      'f.csv:1:5: State: 2 rows: lines 1, 2: "Q" is not a US state',
  );
});
