import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFEST, shardFile } from '#workers/shards/shard-format.ts';
import { filesOf, readManifest } from '#workers/shards/shard-manifest.ts';
import { hashOf } from './hash-of.ts';

const FOLDER = 'data/generated/shards';

/** `SHARD=state npm run build` makes a site whose finder fetches parts (docs/scaling.md). Throws for another word. */
export const isSharded = (): boolean => {
  const { SHARD = '' } = process.env;
  if (SHARD !== '' && SHARD !== 'state')
    throw new Error(`SHARD=${SHARD}: a directory can be cut by state alone`);
  return SHARD === 'state';
};

/** In the site the manifest too is named by its content: a worker and its parts are of one build. */
const nameInSite = (manifest: Uint8Array): string => shardFile('manifest', hashOf(manifest), 'json');

/** Address of the manifest; empty when the site has no parts. */
export const shardsAddress = (folder = FOLDER): string =>
  isSharded() ? `/assets/${nameInSite(readFileSync(join(folder, MANIFEST)))}` : '';

/** Puts the parts of this build, and none of earlier ones, among the site's hashed files. */
export const copyShards = (site: string, folder = FOLDER): void => {
  const manifest = readFileSync(join(folder, MANIFEST));
  for (const file of filesOf(readManifest(manifest)))
    copyFileSync(join(folder, file), join(site, 'assets', file));
  writeFileSync(join(site, 'assets', nameInSite(manifest)), manifest);
};
