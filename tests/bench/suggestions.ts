import type { Hospital } from '#domain/hospital.ts';
import { readAssembly } from '#scripts/encode/compile-assembly.ts';
import { encodeSuggestions } from '#scripts/encode/encode-directory.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { createSuggester } from '#workers/hospitals/suggest/suggest.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import { makeTypo, seeded } from '../workers/random.ts';

/**
 * Opens the suggestions of a directory. Types seeded names in lower case with `typos` typos each; returns the share of names that
 * are among the first five suggestions, and the milliseconds per query.
 */
export const openRecall = async (hospitals: readonly Hospital[]) => {
  const parts = openEngine(encodeIndex(hospitals), await readAssembly());
  const { suggest } = createSuggester(parts, encodeSuggestions(parts));
  return ({ typos, queries = 500, seed = 1 }: { typos: number; queries?: number; seed?: number }) => {
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
