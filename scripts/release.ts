import { copyFileSync, existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as v from 'valibot';
import { readOptions, runCommand, UsageError } from './command.ts';
import { readJson } from './content/read-json.ts';
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

const assetsOf = (site: string): Build => readdirSync(join(site, 'assets')).sort();

/** The published list comes from outside, so its names must not lead out of assets/. */
const BUILDS = v.object({ builds: v.array(v.array(v.pipe(v.string(), v.regex(/^[\w.@-]+$/)))) });

/**
 * Returns the builds of a published folder, newest first. Without a list all its files count as one build.
 * Throws FileError if the list is invalid.
 */
const buildsOf = (site: string): readonly Build[] => {
  if (!existsSync(join(site, MANIFEST))) return [assetsOf(site)];
  const { value, error } = readJson(site, MANIFEST);
  const list = v.safeParse(BUILDS, value);
  if (!list.success) throw error([], `this is not a list of builds: ${list.issues[0].message}`);
  return list.output.builds;
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
export const keepAssets = ({ site, previous, builds }: KeepOptions): Build => {
  const [own = []] = buildsOf(site);
  const earlier = buildsOf(previous)
    .filter((build) => JSON.stringify(build) !== JSON.stringify(own))
    .slice(0, builds);
  const assetIn = (folder: string, name: string): string => join(folder, 'assets', name);
  // A file that was deleted from the published folder cannot be kept.
  const kept = [...new Set(earlier.flat())].filter(
    (name) => !own.includes(name) && existsSync(assetIn(previous, name)),
  );
  for (const name of kept) copyFileSync(assetIn(previous, name), assetIn(site, name));
  writeFileSync(join(site, MANIFEST), `${JSON.stringify({ builds: [own, ...earlier] })}\n`);
  return kept;
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
  const copied = keepAssets({ site: SITE.site, previous, builds: Number(keep) });
  await writeHostFiles(SITE);
  console.log(`release: ${copied.length} files of earlier builds kept in ${SITE.site}/assets`);
  return 0;
});
