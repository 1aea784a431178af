import { Index } from 'flexsearch';
import { encodeIndex } from '../../scripts/encode/encode-index.ts';
import { encodeSuggestions } from '../../scripts/encode/encode-suggestions.ts';
import { readWasm } from '../../scripts/search/load-engine.ts';
import type { Hospital } from '../../src/domain/hospital.ts';
import { EVERYTHING, type HospitalSuggester } from '../../workers/contract.ts';
import { createSuggester } from '../../workers/hospitals/suggest/suggest.ts';
import { terms } from '../../workers/hospitals/suggest/suggest-index.ts';
import { openEngine } from '../../workers/hospitals/wasm/wasm-engine.ts';
import { makeDirectory } from '../workers/synthetic.ts';
import { brotli } from './brotli.ts';
import { buildDirectory, OWN_CSV } from './directories.ts';
import { mean, quantile, readable, toMarkdown } from './measure.ts';
import { measureRecall } from './recall.ts';

/**
 * Recall at five and time, of a directory or of so many seeded rows; of a directory also the size of the FlexSearch
 * export, by what is indexed:
 * node --import ./scripts/typescript.mjs tests/bench/suggestions.ts [FILE.csv | ROWS]
 */
const QUERIES = 1000;
/** Warms the engine up first, as the browser does (src/features/hospitals/filter/NameField.tsx). */
const WARM_UP = 50;

const exportSize = (texts: readonly string[], letters: number): string[] => {
  const encode = (text: string): string[] => terms(text).map((term) => term.slice(0, letters));
  const index = new Index({ tokenize: 'forward', resolution: 1, encode });
  texts.forEach((text, at) => {
    index.add(at, text);
  });
  const parts: [string, string][] = [];
  index.export((key, data) => {
    parts.push([key, data]);
  });
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return [String(bytes.length), String(brotli(bytes))];
};

const sizes = (words: readonly string[], hospitals: readonly Hospital[]): string[][] => [
  [
    'rows (name + city), whole words',
    ...exportSize(
      hospitals.map(({ name, city }) => `${name} ${city}`),
      99,
    ),
  ],
  ...[99, 6, 5, 4, 3].map((letters) => [
    `vocabulary, ${letters === 99 ? 'whole words' : `first ${letters} letters`}`,
    ...exportSize([...words].sort(), letters),
  ]),
];

const recall = (suggester: HospitalSuggester, hospitals: readonly Hospital[], typos: number): void => {
  const { share, missed, times } = measureRecall(suggester, hospitals, { typos, queries: QUERIES, seed: 1 });
  const [average, median, slow] = [mean(times), quantile(times, 0.5), quantile(times, 0.95)].map(readable);
  console.log(
    `\n${typos} typos: recall at 5 ${(100 * share).toFixed(1)} %, mean ${average}, median ${median}, p95 ${slow}.`,
  );
  if (process.env.MISSED) console.log(missed.join('\n'));
};

const main = async (what: string): Promise<void> => {
  const seeded = /^\d+$/.test(what);
  const index = seeded ? encodeIndex(makeDirectory(Number(what))) : await buildDirectory(what);
  const parts = openEngine(index, await readWasm());
  const file = encodeSuggestions(parts);
  const suggester = createSuggester(parts, file);
  const hospitals = parts.engine.search({ ...EVERYTHING, limit: Number.MAX_SAFE_INTEGER }).rows;
  console.log(`# Suggestions for ${hospitals.length} hospitals, ${seeded ? 'seeded' : what}\n`);
  console.log(`Shipped file: ${file.length} bytes, brotli ${brotli(file)}.\n`);
  if (!seeded)
    console.log(
      toMarkdown(['FlexSearch export', 'bytes', 'brotli'], sizes(parts.core.vocabulary().words, hospitals)),
    );
  measureRecall(suggester, hospitals, { typos: 1, queries: WARM_UP, seed: 3 });
  for (const typos of [0, 1, 2]) recall(suggester, hospitals, typos);
};

await main(process.argv[2] ?? OWN_CSV);
