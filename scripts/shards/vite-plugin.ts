import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { encodeShards } from './encode-shards.ts';

/** `SHARD=state npm run build` builds a site whose finder fetches parts (docs/scaling.md). Throws for other values of SHARD. */
const isSharded = (): boolean => {
  const { SHARD = '', NODE_ENV } = process.env;
  if (SHARD !== '' && SHARD !== 'state')
    throw new Error(`SHARD=${SHARD}: a directory can only be split by state`);
  return SHARD === 'state' && NODE_ENV === 'production';
};

/** Adds the parts of the directory to the site's hashed files, and the manifest's URL to the worker. */
export const shards = (index = 'data/generated/hospitals.index'): Plugin => {
  const files = new Map<string, Uint8Array>();
  let url = '';
  if (isSharded())
    url = `/assets/${encodeShards(readFileSync(index), (name, bytes) => files.set(`assets/${name}`, bytes))}`;
  return {
    name: 'shards',
    config: () => ({ define: { __SHARDS__: JSON.stringify(url) } }),
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
  };
};
