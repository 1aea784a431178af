import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The hashed files of one build, by their names in assets/. */
type Build = readonly string[];

/** In the published folder: which build brought which files, the newest first. */
export const MANIFEST = 'kept-assets.json';

const assetsOf = async (site: string): Promise<Build> => (await readdir(join(site, 'assets'))).sort();

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const isBuild = (value: unknown): value is Build =>
  Array.isArray(value) && value.every((name) => typeof name === 'string' && /^[\w.@-]+$/.test(name));

/**
 * What a published folder says of its builds; without a manifest all of its files are one build.
 * @throws when the manifest is broken, or there is no such folder
 */
const buildsOf = async (site: string): Promise<readonly Build[]> => {
  const file = join(site, MANIFEST);
  try {
    const { builds } = JSON.parse(await readFile(file, 'utf8')) as { builds?: unknown };
    if (Array.isArray(builds) && builds.length > 0 && builds.every(isBuild)) return builds;
  } catch (error) {
    if (isMissing(error)) return [await assetsOf(site)];
    throw new Error(`${file}: ${(error as Error).message}`);
  }
  throw new Error(`${file} is not a list of builds`);
};

const copyAsset = async (name: string, from: string, to: string): Promise<boolean> => {
  try {
    await copyFile(join(from, 'assets', name), join(to, 'assets', name));
    return true;
  } catch (error) {
    // Somebody has taken it away there: then it cannot be kept.
    if (isMissing(error)) return false;
    throw error;
  }
};

/** Which builds a release may keep, and where they are. */
export interface KeepOptions {
  /** The new build's folder. */
  readonly site: string;
  /** The folder that is published now. */
  readonly previous: string;
  /** How many earlier builds are kept. */
  readonly builds: number;
}

/**
 * Copies the hashed files of earlier builds into the new one, so that pages that are open while the site changes find theirs.
 * Doing it again changes nothing.
 * @returns the names of the files copied
 */
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
