import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { buildIndex, parseArguments, USAGE } from '#scripts/build-index.ts';
import { runScript } from '../support/run-script.ts';
import { FULL } from '../support/runs.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { HEADER } from './data/files.ts';

const folder = temporaryFolder();
const at = (name: string): string => join(folder, name);

const build = (...args: readonly string[]) => buildIndex(parseArguments(args, {}, '.'));

const run = (args: readonly string[]) => runScript('build-index', args, { cwd: folder });

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
  'ISTANBUL CLINIC,ST. ELSEWHERE,MASSACHUSETTS,2114,UNITED STATES,1,0,1',
  'ZZ CLINIC,SAINT ELSEWHERE,MASSACHUSETTS,2114,UNITED STATES,1,0,0',
  'AA CLINIC,MIAMI,FLORIDA,33136,UNITED STATES,1,0,1',
];
const FILE = `${[HEADER, ...ROWS].join('\n')}\n`;
// Full runs only: a build takes seconds, and `npm test` builds the real directory right after the unit tests.
if (FULL)
  test('writes the files that the search worker loads, and deletes the details of the previous directory', async () => {
    const withTelephone = `${HEADER},Telephone\n${ROWS[2]},(617) 555-0101\n`;
    await build(write('details.csv', withTelephone), '--out', at('a'));
    expect(filesIn('a').has('details-MA.json')).toBe(true);
    const more = ['--normalized', at('clean.csv'), '--report', at('report.json')];
    const others = ['--rejected', at('rejected.csv'), '--json', at('hospitals.json')];
    const report = await build(write('a.csv', FILE), '--out', at('a'), ...more, ...others);
    expect(report).toMatchObject({ rows: 6, hospitals: 5, duplicates: [{ lines: [2, 3], disagree: true }] });
    expect(readFileSync(at('clean.csv'), 'utf8').split('\n')).toHaveLength(8);
    expect(JSON.parse(readFileSync(at('report.json'), 'utf8'))).toMatchObject({ rows: 6, hospitals: 5 });
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

describe('npm run data:build', () => {
  const DAMAGED = FILE.replace(',1,0,1\n', ',1,2,1\n');
  const REPEATED = '3:1: "MERCY HOSPITAL" repeats line 2 with other networks';
  test.each([
    ['an invalid flag', 'parts', DAMAGED, [], '1:1: 1 of 6 rows cannot be read, more than 2 %'],
    ['a conflicting duplicate in strict mode', 'strict', FILE, ['--strict'], REPEATED],
  ])('fails on %s and keeps the previous files', async (_, name, text, args, message) => {
    mkdirSync(at(name));
    write(`${name}/hospitals.index`, 'before');
    write(`${name}.clean`, 'before');
    const files = [write(`${name}.csv`, text), '--out', at(name), '--normalized', at(`${name}.clean`)];
    await expect(build(...files, ...args)).rejects.toThrow(`${name}.csv:${message}`);
    expect([...filesIn(name)]).toEqual([['hospitals.index', 'before']]);
    expect(readFileSync(at(`${name}.clean`), 'utf8')).toBe('before');
  });

  const MISSING = 'nowhere.csv:1:1: there is no such file; check the path, or pass --input FILE\n';
  const INVALID = `--networks: "gold" is not one of ultra, plus, core\n\n${USAGE}\n`;
  test.each([
    ['a missing file', ['--input', 'nowhere.csv'], 1, MISSING],
    ['an invalid option value', ['--networks', 'gold'], 2, INVALID],
  ])('prints a message, not a stack trace, on %s', (_, args, code, message) => {
    expect(run([...args, '--out', 'd'])).toEqual({ status: code, stdout: '', stderr: message });
    expect(existsSync(at('d'))).toBe(false);
  });
});
