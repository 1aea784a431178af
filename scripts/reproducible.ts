import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { readOptions, runCommand } from './command.ts';

const hashOf = (bytes: Buffer | string): string => createHash('sha256').update(bytes).digest('hex');

/** SHA-256 in hex of every file of a folder, by path. */
const hashesIn = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [relative(folder, path), hashOf(readFileSync(path))]),
  );

const USAGE = `Builds the site twice, with different folders, time zones, locales and umasks, and compares every file.

node --import ./scripts/typescript.mjs scripts/reproducible.ts
  exits with 1 and the list of files that differ; then both builds are kept`;

/** `backwards`: whether sources are written in reverse order. Many file systems list files in the order of writing. */
const TWO = [
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
] as const;

/** Copies the files that git tracks or would track. */
const copySources = (to: string, backwards: boolean): void => {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  const files = list.split('\0').filter((file) => file !== '' && existsSync(file));
  for (const file of backwards ? files.reverse() : files) cpSync(file, join(to, file));
  symlinkSync(resolve('node_modules'), join(to, 'node_modules'), 'junction');
};

const buildIn = (
  root: string,
  { folder, env, umask, backwards }: (typeof TWO)[number],
): ReadonlyMap<string, string> => {
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
  const names = new Set([...one.keys(), ...other.keys()]);
  const files = [...names].filter((file) => one.get(file) !== other.get(file)).sort();
  for (const file of files) console.log(`  ${file}`);
  console.log(
    files.length === 0
      ? `reproducible: ${one.size} files are the same in both builds (SHA-256 of all: ${hashOf(JSON.stringify([...one].sort()))})`
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
