import { encodeIndex } from '../../../scripts/encode/encode-index.ts';
import { encodeSuggestions } from '../../../scripts/encode/encode-suggestions.ts';
import { readWasm } from '../../../scripts/search/load-engine.ts';
import type { Hospital } from '../../../src/domain/hospital.ts';
import type { HospitalSuggester } from '../../../workers/contract.ts';
import { createSuggester } from '../../../workers/hospitals/suggest/suggest.ts';
import { openEngine } from '../../../workers/hospitals/wasm/wasm-engine.ts';
import { digits, mean, median, readable } from '../measure.ts';
import { load } from '../peers/peer.ts';
import { UFUZZY_PACKAGE, type UFuzzyModule } from '../peers/ufuzzy.ts';
import { measureRecall, type Recall } from '../recall.ts';
import type { Line } from './line.ts';

const QUERIES = 500;
const SPEED = 20;
/** Typos, required recall. */
const GOALS = [
  [1, 0.95],
  [2, 0.85],
] as const;

/** As its author tells to forgive typos: one error in each word, the first letter right; ranked by its own ranking. */
const createFuzzy = async (hospitals: readonly Hospital[]): Promise<HospitalSuggester> => {
  const { default: Fuzzy } = await load<UFuzzyModule>(UFUZZY_PACKAGE);
  const fuzzy = new Fuzzy({ intraMode: 1 });
  const names = hospitals.map(({ name }) => name);
  return {
    suggest: (typed, limit = 5) => {
      const [found, info, order] = fuzzy.search(names, typed, 0, names.length);
      const best = info && order ? order.map((at) => info.idx[at] ?? 0) : (found ?? []);
      return best.slice(0, limit).map((at) => {
        const { name, city, state } = hospitals[at] as Hospital;
        return { kind: 'hospital', name, city, state };
      });
    },
    didYouMean: () => undefined,
  };
};

interface Both {
  readonly typos: number;
  readonly own: Recall;
  readonly fuzzy: Recall;
}

const recallLine = (title: string, { typos, own, fuzzy }: Both, required: number): Line => ({
  what: `${title}: suggestions, ${typos} typo${typos > 1 ? 's' : ''}, recall among five`,
  sense: 'at least',
  unit: '',
  required,
  measured: own.share,
  note: `uFuzzy ${digits(fuzzy.share)}`,
});

const speedLine = (title: string, { typos, own, fuzzy }: Both): Line => ({
  what: `${title}: suggestions, ${typos} typo${typos > 1 ? 's' : ''}, mean against uFuzzy`,
  sense: 'at least',
  unit: '×',
  required: SPEED,
  measured: mean(fuzzy.times) / mean(own.times),
  note: `${readable(mean(fuzzy.times))} : ${readable(mean(own.times))}; medians ${readable(median(fuzzy.times))} : ${readable(median(own.times))}`,
});

/** Suggestions for names with typos, of the site and of uFuzzy, on the same names with the same slips. */
export const suggestionLines = async (
  title: string,
  hospitals: readonly Hospital[],
): Promise<readonly Line[]> => {
  const index = encodeIndex(hospitals);
  const parts = openEngine(index, await readWasm());
  const own = createSuggester(parts, encodeSuggestions(parts));
  const fuzzy = await createFuzzy(hospitals);
  for (const each of [own, fuzzy]) measureRecall(each, hospitals, { typos: 1, queries: 50, seed: 3 });
  return GOALS.flatMap(([typos, required]) => {
    const options = { typos, queries: QUERIES, seed: 1 };
    const both = {
      typos,
      own: measureRecall(own, hospitals, options),
      fuzzy: measureRecall(fuzzy, hospitals, options),
    };
    return [recallLine(title, both, required), speedLine(title, both)];
  });
};
