import { describe, expect, test } from 'vitest';
import { parseArguments, USAGE } from '#scripts/build-index.ts';
import { UsageError } from '#scripts/command.ts';

const parse = (argv: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  parseArguments(argv, environment, 'home');
describe('command line of npm run data:build', () => {
  test('accepts every option', () => {
    const files = '--out o --normalized n.csv --json h.json --report r.json --rejected x.csv'.split(' ');
    const form = ['--encoding', 'Windows-1252', '--sheet', 'List', '--state', 'texas', '--strict'];
    expect(parse(['--input=a.csv', ...files, ...form, '--networks', 'Ultra, core'])).toMatchObject({
      reading: { encoding: 'windows-1252', sheet: 'List', state: 'TX', networks: ['ultra', 'core'] },
      input: 'a.csv',
      out: 'o',
      normalized: 'n.csv',
      json: 'h.json',
      report: 'r.json',
      rejected: 'x.csv',
      strict: true,
    });
  });

  test('prefers --input to $HOSPITALS_CSV, and a non-empty $HOSPITALS_CSV to data/hospitals.csv', () => {
    expect(parse(['--input', 'a.csv'], { HOSPITALS_CSV: 'b.csv' }).input).toBe('a.csv');
    expect(parse(['a.csv'], { HOSPITALS_CSV: 'b.csv' }).input).toBe('a.csv');
    expect(parse([], { HOSPITALS_CSV: 'b.csv' }).input).toBe('b.csv');
    expect(parse([], { HOSPITALS_CSV: '' }).input).toBe('home/data/hospitals.csv');
  });

  const ENCODINGS = 'utf-8, utf-16le, utf-16be, windows-1252, macintosh';
  test.each([
    [['--state', 'Narnia'], '--state: "Narnia" is not a US state or territory'],
    [['--encoding', 'ebcdic'], `--encoding: "ebcdic" is not one of ${ENCODINGS}`],
    [['a.csv', '--input', 'b.csv'], 'one file is built, not 2: a.csv, b.csv'],
  ])('rejects %j', (argv, message) => {
    expect(() => parse(argv)).toThrow(new UsageError(message));
  });

  test('documents every option', () => {
    const explained = [...USAGE.matchAll(/^ {2}(?:FILE, )?(--[a-z]+)/gm)].map(([, option]) => option);
    expect(explained.join(' ')).toBe(
      '--input --encoding --sheet --out --normalized --json --report --rejected --networks --state --strict',
    );
  });
});
