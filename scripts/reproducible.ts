import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { readOptions, runCommand } from './command.ts';

/** SHA-256 in hex of every file of a folder, by path. */
type Hashes = ReadonlyMap<string, string>;

const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

const hashesIn = (folder: string): Hashes =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(folder, path).replaceAll('\\', '/'), hashOf(readFileSync(path))]),
  );

/** Returns the files with different bytes and the files that only one of the two folders has. */
const differing = (one: Hashes, other: Hashes): readonly string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((file) => one.get(file) !== other.get(file)).sort();

/** Returns a hash of all files and their names. */
const hashOfAll = (hashes: Hashes): string => hashOf(JSON.stringify([...hashes].sort()));

const USAGE = `Builds the site twice, with different folders, time zones, locales and umasks, and compares every file.

node --import ./scripts/typescript.mjs scripts/reproducible.ts
  exits with 1 and the list of files that differ; then both builds are kept`;

interface Environment {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly umask: number;
  /** Whether sources are written in reverse order. Many file systems list files in the order of writing. */
  readonly backwards: boolean;
}

const TWO: readonly Environment[] = [
  {
    folder: 'a',
    env: { TZ: 'Pacific/Kiritimati', LANG: 'C', LC_ALL: 'C' },
    umask: 0o022,
    backwards: false,
  },
  {
    folder: 'another folder/with a längere path',
    env: { TZ: 'America/Sao_Paulo', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' },
    umask: 0o077,
    backwards: true,
  },
];

/** Outputs of a build, and folders that a build does not need. */
const NOT_SOURCES = new Set([
  '.cache',
  '.git',
  'coverage',
  'dist',
  'node_modules',
  'playwright-report',
  'test-results',
]);
const GENERATED = join('data', 'generated');

const copySources = (to: string, backwards: boolean): void => {
  mkdirSync(to, { recursive: true });
  const names = readdirSync('.')
    .filter((name) => !NOT_SOURCES.has(name))
    .sort();
  for (const name of backwards ? names.reverse() : names)
    cpSync(name, join(to, name), { recursive: true, filter: (path) => relative('.', path) !== GENERATED });
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'), 'junction');
};

const buildIn = (root: string, { folder, env, umask, backwards }: Environment): Hashes => {
  const home = join(root, folder);
  copySources(home, backwards);
  const before = process.umask(umask);
  const { HOSPITALS_CSV: _, ...own } = process.env;
  const { status } = spawnSync(
    process.execPath,
    ['--import', './scripts/typescript.mjs', 'scripts/build.ts'],
    { cwd: home, env: { ...own, ...env }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  process.umask(before);
  if (status !== 0) throw new Error(`the build in ${home} did not succeed; see the error above`);
  return hashesIn(join(home, 'dist'));
};

const compare = (root: string): number => {
  const [one, other] = TWO.map((environment) => buildIn(root, environment));
  if (one === undefined || other === undefined || one.size === 0) throw new Error('nothing was built');
  const files = differing(one, other);
  for (const file of files) console.log(`  ${file}`);
  console.log(
    files.length === 0
      ? `reproducible: ${one.size} files are the same in both builds (SHA-256 of all: ${hashOfAll(one)})`
      : `reproducible: ${files.length} of ${one.size} files differ`,
  );
  return files.length === 0 ? 0 : 1;
};

await runCommand(import.meta.url, USAGE, (argv) => {
  readOptions(argv, {});
  const root = mkdtempSync(join(tmpdir(), 'reproducible-'));
  const status = compare(root);
  if (status === 0) rmSync(root, { recursive: true, force: true });
  else console.log(`both builds are in ${root}`);
  return status;
});
