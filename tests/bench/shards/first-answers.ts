import { isDeepStrictEqual } from 'node:util';
import type { HospitalEngine, HospitalQuery } from '../../../workers/contract.ts';
import type { OpenIndex } from '../../../workers/shards/shard-files.ts';
import { openShards } from '../../../workers/shards/sharded-engine.ts';
import type { Folder } from './folder.ts';

/** What a visitor fetches who has nothing yet but the core. */
export interface FirstAnswer {
  readonly bytes: number;
  readonly files: number;
  /** The answer is that of the whole directory. */
  readonly same: boolean;
}

export interface Both {
  readonly whole: HospitalEngine;
  readonly folder: Folder;
  readonly openIndex: OpenIndex;
}

export const firstAnswer = async (
  { whole, folder, openIndex }: Both,
  query: HospitalQuery,
): Promise<FirstAnswer> => {
  const asked: string[] = [];
  const sharded = await openShards(async (file) => {
    asked.push(file);
    return folder.files.get(file) ?? new Uint8Array();
  }, openIndex);
  const same = isDeepStrictEqual(await sharded.search(query), whole.search(query));
  return { bytes: asked.reduce((sum, file) => sum + folder.weigh(file), 0), files: asked.length, same };
};
