import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildIndex, parseArguments, USAGE } from '#scripts/build-index.ts';
import { UsageError } from '#scripts/command.ts';
import { HEADER } from '../support/hospital.ts';
import { runScript } from '../support/run-script.ts';
import { FULL } from '../support/runs.ts';
import { contentFolder } from './content/content-folder.ts';

const parse = (argv: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  parseArguments(argv, environment, 'home');

const build = (...args: readonly string[]) => buildIndex(parse(args));

const ROWS = [
  'MERCY HOSPITAL,ST LOUIS,MISSOURI,63106,UNITED STATES,1,1,0',
  'Mercy Hospital,Saint Louis,MO,63106,UNITED STATES,1,0,0',
  'BOSTON HOSPITAL,BOSTN,MASSACHUSETTS,2114,UNITED STATES,1,1,1',
  'ISTANBUL CLINIC,ST. ELSEWHERE,MASSACHUSETTS,2114,UNITED STATES,1,0,1',
  'ZZ CLINIC,SAINT ELSEWHERE,MASSACHUSETTS,2114,UNITED STATES,1,0,0',
  'AA CLINIC,MIAMI,FLORIDA,33136,UNITED STATES,1,0,1',
];
const FILE = `${[HEADER, ...ROWS].join('\n')}\n`;
// Full runs only: a build takes seconds, and `npm test` builds the real directory right after the unit tests.
if (FULL)
  test('writes the files that the search worker loads, and deletes the details of the previous directory', async () => {
    const withTelephone = `${HEADER},Telephone\n${ROWS[2]},(617) 555-0101\n`;
    const folder = contentFolder({ 'details.csv': withTelephone, 'a.csv': FILE });
    const at = (name: string): string => `${folder}/${name}`;
    const read = (name: string): string => readFileSync(at(name), 'latin1');
    await build(at('details.csv'), '--out', at('a'));
    expect(existsSync(at('a/details-MA.json'))).toBe(true);
    const more = ['--normalized', at('clean.csv'), '--report', at('report.json')];
    const others = ['--rejected', at('rejected.csv'), '--json', at('hospitals.json')];
    const report = await build(at('a.csv'), '--out', at('a'), ...more, ...others);
    expect(report).toMatchObject({ rows: 6, hospitals: 5, duplicates: [{ lines: [2, 3], disagree: true }] });
    expect(read('clean.csv').split('\n')).toHaveLength(8);
    expect(JSON.parse(read('report.json'))).toMatchObject({ rows: 6, hospitals: 5 });
    expect(read('rejected.csv')).toBe(`Line,Column,Reason,${HEADER}\n`);
    expect(JSON.parse(read('hospitals.json'))).toHaveLength(5);
    const names = readdirSync(at('a')).sort();
    const zips = Array.from({ length: 10 }, (_, digit) => `zips-${digit}.bin ZIP1`);
    expect(names.map((name) => `${name} ${read(`a/${name}`).slice(0, 4)}`)).toEqual([
      'centroids.bin ZIP1',
      'engine.wasm \0asm',
      'hospitals.index HIX3',
      'suggestions.bin SUG1',
      ...zips,
    ]);
  });

describe('npm run data:build', () => {
  const DAMAGED = FILE.replace(',1,0,1\n', ',1,2,1\n');
  const REPEATED = '3:1: "MERCY HOSPITAL" repeats line 2 with other networks';
  test.each([
    ['an invalid flag', DAMAGED, [], '1:1: 1 of 6 rows cannot be read, more than 2 %'],
    ['a conflicting duplicate in strict mode', FILE, ['--strict'], REPEATED],
  ])('fails on %s and keeps the previous files', async (_, text, args, message) => {
    const before = { 'out/hospitals.index': 'before', 'clean.csv': 'before' };
    const folder = contentFolder({ 'list.csv': text, ...before });
    const files = [`${folder}/list.csv`, '--out', `${folder}/out`, '--normalized', `${folder}/clean.csv`];
    await expect(build(...files, ...args)).rejects.toThrow(`list.csv:${message}`);
    expect(readdirSync(`${folder}/out`)).toEqual(['hospitals.index']);
    for (const [name, content] of Object.entries(before))
      expect(readFileSync(`${folder}/${name}`, 'utf8')).toBe(content);
  });

  test('prints a message and the usage, not a stack trace, on an invalid option value', () => {
    const message = `--networks: "gold" is not one of ultra, plus, core\n\n${USAGE}\n`;
    const ended = runScript('build-index', ['--networks', 'gold', '--out', 'd'], { cwd: contentFolder({}) });
    expect(ended).toEqual({ status: 2, stdout: '', stderr: message });
  });
});

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
