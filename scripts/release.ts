import { existsSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readOptions, runCommand, UsageError } from './command.ts';
import { UserError } from './errors.ts';
import { writeHostFiles } from './hosting/static-hosts.ts';
import { SITE } from './site/site-folders.ts';

const USAGE = `Prepares a build to replace the published site: copies the hashed files of earlier builds into dist/, so that open
pages still find theirs, and rewrites the hosts' files.

node --import ./scripts/typescript.mjs scripts/release.ts --previous FOLDER [--keep N]
  --previous FOLDER  the published folder, as the last release left it
  --keep N           number of earlier builds to keep; default 3`;

/** Names of a build's hashed files in assets/. */
type Build = readonly string[];

/** File in the published folder that lists the files of each build, newest first. */
export const MANIFEST = 'kept-assets.json';

const assetsOf = async (site: string): Promise<Build> => (await readdir(join(site, 'assets'))).sort();

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const isBuild = (value: unknown): value is Build =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && /^[\w.@-]+$/.test(name));

/** Returns the builds of a published folder; without a manifest all its files count as one. Throws UserError if it is invalid. */
const buildsOf = async (site: string): Promise<readonly Build[]> => {
  const file = join(site, MANIFEST);
  try {
    const { builds } = JSON.parse(await readFile(file, 'utf8')) as { builds?: unknown };
    if (Array.isArray(builds) && builds.length > 0 && builds.every(isBuild)) return builds;
  } catch (error) {
    if (isMissing(error)) return [await assetsOf(site)];
    throw new UserError(`${file}: ${(error as Error).message}`);
  }
  throw new UserError(`${file} is not a list of builds`);
};

const copyAsset = async (name: string, from: string, to: string): Promise<boolean> => {
  try {
    await copyFile(join(from, 'assets', name), join(to, 'assets', name));
    return true;
  } catch (error) {
    // A file that was deleted from the published folder cannot be kept.
    if (isMissing(error)) return false;
    throw error;
  }
};

export interface KeepOptions {
  /** The new build's folder. */
  readonly site: string;
  /** The published folder. */
  readonly previous: string;
  /** Number of earlier builds to keep. */
  readonly builds: number;
}

/** Copies the hashed files of earlier builds into the new build and returns the names of the copied files. Idempotent. */
export const keepAssets = async ({ site, previous, builds }: KeepOptions): Promise<Build> => {
  const [own = []] = await buildsOf(site);
  const same = JSON.stringify(own);
  const earlier = (await buildsOf(previous))
    .filter((build) => JSON.stringify(build) !== same)
    .slice(0, builds);
  const missing = [...new Set(earlier.flat())].filter((name) => !own.includes(name));
  await mkdir(join(site, 'assets'), { recursive: true });
  const copied: string[] = [];
  for (const name of missing) if (await copyAsset(name, previous, site)) copied.push(name);
  await writeFile(join(site, MANIFEST), `${JSON.stringify({ builds: [own, ...earlier] })}\n`);
  return copied;
};

const OPTIONS = {
  previous: { type: 'string' },
  keep: { type: 'string', default: '3' },
} as const;

await runCommand(import.meta.url, USAGE, async (argv) => {
  const { previous, keep } = readOptions(argv, OPTIONS);
  if (previous === undefined) throw new UsageError(`--previous is missing`);
  if (!/^\d+$/.test(keep)) throw new UsageError(`--keep: "${keep}" is not a number`);
  if (resolve(previous) === resolve(SITE.site)) throw new UserError(`--previous is ${SITE.site}/ itself`);
  for (const folder of [SITE.site, previous])
    if (!existsSync(`${folder}/assets`)) throw new UserError(`there is no build in ${folder}/`);
  const copied = await keepAssets({ site: SITE.site, previous, builds: Number(keep) });
  await writeHostFiles(SITE);
  console.log(`release: ${copied.length} files of earlier builds kept in ${SITE.site}/assets`);
  return 0;
});
