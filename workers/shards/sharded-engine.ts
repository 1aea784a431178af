import type { HospitalFacets, HospitalOptions, HospitalPage, HospitalQuery } from '../contract.ts';
import { createShardFacets } from './shard-facets.ts';
import { createShardFiles, type FetchFile, type OpenIndex, readFile } from './shard-files.ts';
import { MANIFEST } from './shard-format.ts';
import { readManifest } from './shard-manifest.ts';
import { createPlanner } from './shard-plan.ts';
import { createShardSearch } from './shard-search.ts';

/** The contract's engine over parts of the directory: the same answers, once what they need has come. No distances yet. */
export interface ShardedEngine {
  search(query: HospitalQuery): Promise<HospitalPage>;
  options(): Promise<HospitalOptions>;
  facets(query: HospitalQuery): Promise<HospitalFacets>;
}

/**
 * Fetches the manifest, and with each question the parts that it needs (docs/scaling.md). A file that does not come, is cut
 * off, damaged or of another build rejects the question with an error that has a `LoadErrorName` and names the file, after
 * two attempts; the next question tries again. A question with `near` is rejected with a RangeError.
 */
export const openShards = async (
  fetchFile: FetchFile,
  openIndex: OpenIndex,
  manifestFile = MANIFEST,
): Promise<ShardedEngine> => {
  const manifest = await readFile(fetchFile, manifestFile, readManifest);
  const files = createShardFiles(manifest, fetchFile, openIndex);
  const plan = createPlanner(manifest, async (text) => (await files.words()).packsFor(text));
  const search = createShardSearch(manifest, files, plan);
  return { search: search.search, ...createShardFacets(manifest, files, plan, search) };
};
