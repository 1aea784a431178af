import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { createFolder, HEADER } from './data/files.ts';

const SCRIPTS = fileURLToPath(new URL('../../scripts', import.meta.url));
const folder = createFolder();

interface Run {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}
interface Surroundings {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const build = (args: readonly string[], { cwd = folder, env = {} }: Surroundings = {}): Promise<Run> =>
  new Promise((resolve) => {
    const node = ['--import', join(SCRIPTS, 'typescript.mjs'), join(SCRIPTS, 'build-index.ts'), ...args];
    execFile(
      process.execPath,
      node,
      { cwd, env: { ...process.env, HOSPITALS_CSV: '', ...env } },
      (error, stdout, stderr) => resolve({ code: error === null ? 0 : Number(error.code), stdout, stderr }),
    );
  });

const write = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};
const hashes = (out: string): string[] =>
  readdirSync(join(folder, out)).map(
    (name) =>
      `${name} ${createHash('sha256')
        .update(readFileSync(join(folder, out, name)))
        .digest('hex')}`,
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

describe('npm run data:build', () => {
  test('writes the same bytes whatever the clock, time zone, locale, folder, line ends and order of rows', async () => {
    const turned = `\ufeff${[HEADER, ...ROWS.toReversed()].join('\r\n')}`;
    mkdirSync(join(folder, 'elsewhere'));
    const [first, second] = await Promise.all([
      build(['--input', write('a.csv', FILE), '--out', 'a'], { env: { TZ: 'UTC', LANG: 'C', LC_ALL: 'C' } }),
      build(['--input', `../${write('b.csv', turned)}`, '--out', '../b'], {
        cwd: join(folder, 'elsewhere'),
        env: { TZ: 'Pacific/Kiritimati', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' },
      }),
    ]);
    expect([first.code, second.code]).toEqual([0, 0]);
    expect(hashes('a')).toEqual(hashes('b'));
    const zips = Array.from({ length: 10 }, (_, digit) => `zips-${digit}.bin`);
    const names = [
      'centroids.bin',
      'engine.wasm',
      'hospitals.index',
      'reader.wasm',
      'suggestions.json',
      ...zips,
    ];
    expect(readdirSync(join(folder, 'a')).sort()).toEqual(names);
  });

  test('writes the clean file and the report beside the index, and sums up', async () => {
    const args = ['--out', 'c', '--normalized', 'clean.csv', '--report', 'report.json'];
    const { code, stdout } = await build(args, { env: { HOSPITALS_CSV: write('c.csv', FILE) } });
    expect(code).toBe(0);
    expect(stdout).toMatch(/^c\.csv: 6 rows, 5 hospitals, at most [\d,]+ MB of memory$/m);
    expect(readFileSync(join(folder, 'clean.csv'), 'utf8').split('\n')[3]).toBe(
      'BOSTON HOSPITAL,Boston,MASSACHUSETTS,02114,UNITED STATES,1,1,1',
    );
    const report: unknown = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
    expect(report).toMatchObject({ rows: 6, hospitals: 5, duplicates: [{ lines: [2, 3], disagree: true }] });
  });

  test.each([
    [
      'a wrong flag',
      'flag',
      FILE.replace(',1,0,1\n', ',1,2,1\n'),
      [],
      1,
      'flag.csv:5:66: "2" is no value for plus',
    ],
    [
      'doubts in strict mode',
      'strict',
      FILE,
      ['--strict'],
      1,
      'strict.csv:3:1: "MERCY HOSPITAL" repeats line 2 with other networks',
    ],
    [
      'a wrong option',
      'option',
      FILE,
      ['--networks', 'gold'],
      2,
      '--networks: "gold" is none of ultra, plus, core',
    ],
    [
      'parts by anything but states',
      'county',
      FILE,
      ['--shard', 'county'],
      2,
      '--shard: "county": a directory can be cut by state alone',
    ],
    [
      'a wrong flag, when parts are asked for',
      'parts',
      FILE.replace(',1,0,1\n', ',1,2,1\n'),
      ['--shard', 'state'],
      1,
      'parts.csv:5:66: "2" is no value for plus',
    ],
  ])('fails on %s and leaves what was there before', async (_, name, text, args, code, message) => {
    mkdirSync(join(folder, name), { recursive: true });
    write(`${name}/hospitals.index`, 'before');
    write(`${name}.clean`, 'before');
    const input = write(`${name}.csv`, text);
    const run = await build(['--input', input, '--out', name, '--normalized', `${name}.clean`, ...args]);
    expect(run.code).toBe(code);
    expect(run.stderr).toContain(message);
    expect(readdirSync(join(folder, name))).toEqual(['hospitals.index']);
    expect(readFileSync(join(folder, name, 'hospitals.index'), 'utf8')).toBe('before');
    expect(readFileSync(join(folder, `${name}.clean`), 'utf8')).toBe('before');
  });

  test('says which file is not there', async () => {
    const { code, stderr } = await build(['--input', 'nowhere.csv', '--out', 'd']);
    expect(code).toBe(1);
    expect(stderr).toBe('nowhere.csv:1:1: there is no such file; check the path, or pass --input FILE\n');
    expect(existsSync(join(folder, 'd'))).toBe(false);
  });
});
