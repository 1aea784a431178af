import type { Hospital } from '#domain/hospital.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { encodeShards } from '#scripts/shards/encode-shards.ts';
import type { HospitalEngine } from '#workers/contract.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import type { FetchFile, OpenIndex } from '#workers/shards/shard-files.ts';
import { openShards, type ShardedEngine } from '#workers/shards/sharded-engine.ts';
import { coreModule } from '../engines.ts';

export type Folder = Map<string, Uint8Array>;

export const encodeFolder = (hospitals: readonly Hospital[], size?: number): Folder => {
  const folder: Folder = new Map();
  encodeShards(encodeIndex(hospitals), (file, bytes) => folder.set(file, bytes), size);
  return folder;
};

/** Returns the name of the manifest, which is written last. */
export const manifestOf = (folder: Folder): string => [...folder.keys()].at(-1) ?? '';

/** Serves the folder and records the requested files; a second attempt ends in " again". */
export const serve = (folder: Folder) => {
  const asked: string[] = [];
  const fetchFile: FetchFile = async (file, init) => {
    asked.push(init === undefined ? file : `${file} again`);
    const bytes = folder.get(file);
    if (bytes !== undefined) return bytes;
    throw Object.assign(new Error(`${file}: 404`), { name: 'FileError' });
  };
  return { fetchFile, asked };
};

export const withWasm: OpenIndex = (index) => openEngine(index, coreModule);

export interface BothWays {
  readonly whole: HospitalEngine;
  readonly sharded: ShardedEngine;
  readonly asked: string[];
  readonly folder: Folder;
}

/** Opens the same hospitals as one index and as parts of at most `size` rows. */
export const openWholeAndSharded = async (
  hospitals: readonly Hospital[],
  size?: number,
  openIndex: OpenIndex = openDirectory,
): Promise<BothWays> => {
  const folder = encodeFolder(hospitals, size);
  const { fetchFile, asked } = serve(folder);
  const whole = openDirectory(encodeIndex(hospitals)).engine;
  return { whole, sharded: await openShards(fetchFile, openIndex, manifestOf(folder)), asked, folder };
};
