import type { Hospital } from '#domain/hospital.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { encodeShards } from '#scripts/shards/encode-shards.ts';
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

/** Opens the parts of a folder and records the requested files. */
export const openFolder = async (folder: Folder) => {
  const asked: string[] = [];
  const fetchFile = async (file: string): Promise<Uint8Array> => {
    asked.push(file);
    return folder.get(file) ?? new Uint8Array();
  };
  return { sharded: await openShards(fetchFile, manifestOf(folder), coreModule), asked };
};

/** Opens the same hospitals as one index and as parts of at most `size` rows. */
export const openWholeAndSharded = async (hospitals: readonly Hospital[], size?: number) => ({
  whole: openParts(hospitals).engine,
  ...(await openFolder(encodeFolder(hospitals, size))),
});
