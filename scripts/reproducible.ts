import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { differing, type Hashes, hashesIn, hashOfAll } from './reproducible/compare-folders.ts';

const USAGE = `Builds the site twice, in different folders, time zones, languages and modes of files, and compares every file.

npm run reproducible
  ends with 1 and the list of files that differ; then both builds are left where they are`;

/** How one of the two builds is made. */
interface Surroundings {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
  readonly umask: number;
  /** The order in which the sources are written, and so that in which many systems list them. */
  readonly backwards: boolean;
}

const TWO: readonly Surroundings[] = [
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

/** What a build makes, or does not need. */
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

/** @throws when the build does not succeed */
const buildIn = (root: string, { folder, env, umask, backwards }: Surroundings): Hashes => {
  const place = join(root, folder);
  copySources(place, backwards);
  const before = process.umask(umask);
  const { HOSPITALS_CSV: _, ...own } = process.env;
  const { status } = spawnSync(
    process.execPath,
    ['--import', './scripts/typescript.mjs', 'scripts/build.ts'],
    { cwd: place, env: { ...own, ...env }, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  process.umask(before);
  if (status !== 0) throw new Error(`the build in ${place} did not succeed; its reason is above`);
  return hashesIn(join(place, 'dist'));
};

const compare = (root: string): number => {
  const [one, other] = TWO.map((surroundings) => buildIn(root, surroundings));
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

const main = (args: readonly string[]): number => {
  if (args.length > 0) {
    console.error(USAGE);
    return args[0] === '--help' ? 0 : 2;
  }
  const root = mkdtempSync(join(tmpdir(), 'reproducible-'));
  const status = compare(root);
  if (status === 0) rmSync(root, { recursive: true, force: true });
  else console.log(`both builds are in ${root}`);
  return status;
};

process.exitCode = main(process.argv.slice(2));
