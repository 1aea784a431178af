import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildIndex, parseArguments, USAGE } from '#scripts/build-index.ts';
import type { BuildReport } from '#scripts/data/report.ts';
import { runScript } from '../support/run-script.ts';
import { FULL } from '../support/runs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { HEADER } from './data/files.ts';

const folder = temporaryFolder();
const at = (name: string): string => join(folder, name);

const build = (...args: readonly string[]) => buildIndex(parseArguments(args, {}, '.'));

const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runScript('build-index', args, { cwd: folder, env });

const write = (name: string, text: string): string => {
  writeFileSync(at(name), text);
  return at(name);
};
const filesIn = (out: string): Map<string, string> =>
  new Map(
    readdirSync(at(out))
      .sort()
      .map((name) => [name, readFileSync(join(at(out), name), 'latin1')]),
  );

const ROWS = [
  'MERCY HOSPITAL,ST LOUIS,MISSOURI,63106,UNITED STATES,1,1,0',
  'Mercy Hospital,Saint Louis,MO,63106,UNITED STATES,1,0,0',
  'BOSTON HOSPITAL,BOSTN,MASSACHUSETTS,2114,UNITED STATES,1,1,1',
  'İSTANBUL CLINIC,ST. ELSEWHERE,MASSACHUSETTS,2114,UNITED STATES,1,0,1',
  'ZZ CLINIC,SAINT ELSEWHERE,MASSACHUSETTS,2114,UNITED STATES,1,0,0',
  'AA CLINIC,MIAMI,FLORIDA,33136,UNITED STATES,1,0,1',
];
const FILE = `${[HEADER, ...ROWS].join('\n')}\n`;
const TURNED = `\ufeff${[HEADER, ...ROWS.toReversed()].join('\r\n')}`;

// Full runs only: a build takes seconds, and `npm test` builds the real directory right after the unit tests.
if (FULL)
  describe('directory build', () => {
    let report: BuildReport;
    beforeAll(async () => {
      const files = ['--out', at('a'), '--normalized', at('clean.csv'), '--report', at('report.json')];
      const more = ['--rejected', at('rejected.csv'), '--json', at('hospitals.json')];
      report = await build(write('a.csv', FILE), ...files, ...more);
    });

    test('writes details by state if the file has any, and deletes the details of the previous directory', async () => {
      const withTelephone = `${HEADER},Telephone\n${ROWS[2]},(617) 555-0101\n`;
      const detailsIn = (out: string) =>
        [...filesIn(out).keys()].filter((name) => name.startsWith('details-'));
      await build(write('details.csv', withTelephone), '--out', at('details'));
      expect(detailsIn('details')).toEqual(['details-MA.json']);
      await build(write('bare.csv', FILE), '--out', at('details'));
      expect(detailsIn('details')).toEqual([]);
    });

    test('writes the files that the search worker loads, the normalized CSV and the report', () => {
      expect(report).toMatchObject({ rows: 6, hospitals: 5 });
      expect(readFileSync(at('clean.csv'), 'utf8').split('\n')[3]).toBe(
        'BOSTON HOSPITAL,Boston,MASSACHUSETTS,02114,UNITED STATES,1,1,1',
      );
      expect(JSON.parse(readFileSync(at('report.json'), 'utf8'))).toMatchObject({
        rows: 6,
        hospitals: 5,
        duplicates: [{ lines: [2, 3], disagree: true }],
      });
      expect(readFileSync(at('rejected.csv'), 'utf8')).toBe(`Line,Column,Reason,${HEADER}\n`);
      expect(JSON.parse(readFileSync(at('hospitals.json'), 'utf8'))).toHaveLength(5);
      const kinds = [...filesIn('a')].map(([name, bytes]) => `${name} ${bytes.slice(0, 4)}`);
      const zips = Array.from({ length: 10 }, (_, digit) => `zips-${digit}.bin ZIP1`);
      expect(kinds).toEqual([
        'centroids.bin ZIP1',
        'engine.wasm \0asm',
        'hospitals.index HIX3',
        'suggestions.bin SUG1',
        ...zips,
      ]);
    });

    test('writes the same bytes for any clock, time zone, locale, folder, line ending and row order', () => {
      write('b.csv', TURNED);
      mkdirSync(at('elsewhere'));
      const { status } = run(['--input', 'b.csv', '--out', 'elsewhere/b'], {
        TZ: 'Pacific/Kiritimati',
        LANG: 'tr_TR.UTF-8',
        LC_ALL: 'tr_TR.UTF-8',
      });
      expect(status).toBe(0);
      expect(filesIn('elsewhere/b')).toEqual(filesIn('a'));
    });
  });

describe('npm run data:build', () => {
  test.each([
    [
      'an invalid flag',
      'parts',
      FILE.replace(',1,0,1\n', ',1,2,1\n'),
      [],
      'parts.csv:1:1: 1 of 6 rows cannot be read, more than 2 %',
    ],
    [
      'a conflicting duplicate in strict mode',
      'strict',
      FILE,
      ['--strict'],
      'strict.csv:3:1: "MERCY HOSPITAL" repeats line 2 with other networks',
    ],
  ])('fails on %s and keeps the previous files', async (_, name, text, args, message) => {
    mkdirSync(at(name));
    write(`${name}/hospitals.index`, 'before');
    write(`${name}.clean`, 'before');
    const files = [write(`${name}.csv`, text), '--out', at(name), '--normalized', at(`${name}.clean`)];
    await expect(build(...files, ...args)).rejects.toThrow(message);
    expect([...filesIn(name)]).toEqual([['hospitals.index', 'before']]);
    expect(readFileSync(at(`${name}.clean`), 'utf8')).toBe('before');
  });

  test.each([
    [
      'a missing file',
      ['--input', 'nowhere.csv'],
      1,
      'nowhere.csv:1:1: there is no such file; check the path, or pass --input FILE\n',
    ],
    [
      'an invalid option value',
      ['--networks', 'gold'],
      2,
      `--networks: "gold" is not one of ultra, plus, core\n\n${USAGE}\n`,
    ],
  ])('prints a message, not a stack trace, on %s', (_, args, code, message) => {
    expect(run([...args, '--out', 'd'])).toEqual({ status: code, stdout: '', stderr: message });
    expect(existsSync(at('d'))).toBe(false);
  });
});
