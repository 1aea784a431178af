import { createHash } from 'node:crypto';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentChecksum, MANIFEST, shardFile } from '#workers/shards/shard-format.ts';
import { filesOf, readManifest } from '#workers/shards/shard-manifest.ts';

/** 16 digits: 32 bits of SHA-256, and the checksum that the worker can compute synchronously. */
export const hashOf = (bytes: Uint8Array): string =>
  createHash('sha256').update(bytes).digest('hex').slice(0, 8) + contentChecksum(bytes);

const FOLDER = 'data/generated/shards';

/** `SHARD=state npm run build` builds a finder that fetches parts (docs/sharding.md). Throws for other values. */
export const isSharded = (): boolean => {
  const { SHARD = '' } = process.env;
  if (SHARD !== '' && SHARD !== 'state')
    throw new Error(`SHARD=${SHARD}: a directory can be cut by state alone`);
  return SHARD === 'state';
};

/** The site's manifest is named by its content too: a worker loads the parts of its own build. */
const nameInSite = (manifest: Uint8Array): string => shardFile('manifest', hashOf(manifest), 'json');

/** Address of the manifest; empty without parts. */
export const shardsAddress = (folder = FOLDER): string =>
  isSharded() ? `/assets/${nameInSite(readFileSync(join(folder, MANIFEST)))}` : '';

/** Copies the parts of this build among the site's hashed files. */
export const copyShards = (site: string, folder = FOLDER): void => {
  const manifest = readFileSync(join(folder, MANIFEST));
  for (const file of filesOf(readManifest(manifest)))
    copyFileSync(join(folder, file), join(site, 'assets', file));
  writeFileSync(join(site, 'assets', nameInSite(manifest)), manifest);
};
