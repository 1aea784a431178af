import type { Hospital } from '#domain/hospital.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { encodeShards } from '#scripts/shards/encode-shards.ts';
import type { FetchFile } from '#workers/shards/shard-files.ts';
import { openShards } from '#workers/shards/sharded-engine.ts';
import { coreModule, openParts } from '../engines.ts';

export type Folder = Map<string, Uint8Array>;

export const encodeFolder = (hospitals: readonly Hospital[], size?: number): Folder => {
  const folder: Folder = new Map();
  encodeShards(encodeIndex(hospitals), (file, bytes) => folder.set(file, bytes), size);
  return folder;
};

/** Returns the name of the manifest, which is written last. */
export const manifestOf = (folder: Folder): string => [...folder.keys()].at(-1) ?? '';

/** Returns the opener of a folder's parts, and the files that were requested; a second attempt ends in " again". */
export const requestsTo = (folder: Folder, manifest = manifestOf(folder)) => {
  const asked: string[] = [];
  const fetchFile: FetchFile = async (file, init) => {
    asked.push(init === undefined ? file : `${file} again`);
    const bytes = folder.get(file);
    if (bytes !== undefined) return bytes;
    throw Object.assign(new Error(`${file}: 404`), { name: 'FileError' });
  };
  return { open: () => openShards(fetchFile, manifest, coreModule), asked };
};

/** Opens the parts of a folder and records the requested files. */
export const openFolder = async (folder: Folder) => {
  const { open, asked } = requestsTo(folder);
  return { sharded: await open(), asked };
};

/** Opens the same hospitals as one index and as parts of at most `size` rows. */
export const openWholeAndSharded = async (hospitals: readonly Hospital[], size?: number) => ({
  whole: openParts(hospitals).engine,
  ...(await openFolder(encodeFolder(hospitals, size))),
});
