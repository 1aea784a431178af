import type { Hospital } from '#domain/hospital.ts';
import { readAssembly } from '#scripts/encode/compile-assembly.ts';
import { encodeSuggestions } from '#scripts/encode/encode-directory.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { createSuggester } from '#workers/hospitals/suggest/suggest.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import { makeTypo, seeded } from '../workers/random.ts';

const QUERIES = 500;

export interface Recall {
  /** Share of the typed names that are among the first five suggestions. */
  readonly share: number;
  /** Milliseconds per query. */
  readonly times: readonly number[];
}

/** Opens the suggestions of a directory. Measures recall with seeded names in lower case and `typos` typos each. */
export const openRecall = async (hospitals: readonly Hospital[]) => {
  const parts = openEngine(encodeIndex(hospitals), await readAssembly());
  const { suggest } = createSuggester(parts, encodeSuggestions(parts));
  return ({
    typos,
    queries = QUERIES,
    seed = 1,
  }: {
    typos: number;
    queries?: number;
    seed?: number;
  }): Recall => {
    const random = seeded(seed);
    const times: number[] = [];
    let found = 0;
    for (let query = 0; query < queries; query++) {
      const { name } = random.pick(hospitals);
      let typed = name.toLowerCase();
      for (let slip = 0; slip < typos; slip++) typed = makeTypo(random, typed);
      const start = performance.now();
      const suggested = suggest(typed, 5);
      times.push(performance.now() - start);
      if (suggested.some((each) => each.kind === 'hospital' && each.name === name)) found += 1;
    }
    return { share: found / queries, times };
  };
};
