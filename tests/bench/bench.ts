import { brotliCompressSync, constants } from 'node:zlib';
import { readWasm } from '#scripts/search-engine.ts';
import { EVERYTHING, type HospitalPage, type HospitalQuery } from '#workers/contract.ts';
import { createWasmEngine } from '#workers/engine.ts';
import { createReferenceEngine } from '#workers/reference.ts';
import { makeQueries } from '../workers/query-mix.ts';
import { type BenchDirectory, benchDirectories } from './directories.ts';
import { mean, quantile, readable, time, toMarkdown } from './measure.ts';
import { createNaiveSearch } from './naive-engine.ts';

const QUERIES = 1000;
const WARM_UP = 200;
const LOADS = 7;
const SIZES = [7_500, 100_000];
const NAMES = ['wasm', 'twin', 'naive'] as const;

type Search = (query: HospitalQuery) => HospitalPage;
type Contestants = Readonly<Record<(typeof NAMES)[number], Search>>;

const brotli = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Equal pages; the naive way may order names otherwise, because a plain localeCompare knows neither numbers nor case. */
const check = ({ wasm, twin, naive }: Contestants, queries: readonly HospitalQuery[]): string => {
  let [wrong, reordered] = [0, 0];
  for (const query of queries) {
    const [first, second, third] = [wasm(query), twin(query), naive(query)];
    if (JSON.stringify(first) !== JSON.stringify(second) || first.total !== third.total) wrong++;
    else if (JSON.stringify(first) !== JSON.stringify(third)) reordered++;
  }
  if (wrong > 0) throw new Error(`${wrong} of ${queries.length} answers differ`);
  return `answers equal (${reordered} naive pages in another order)`;
};

/** Every query is asked of each in turn, whoever begins changing, so that all see the same noise. */
const race = (contestants: Contestants, queries: readonly HospitalQuery[]) => {
  const times = { wasm: [] as number[], twin: [] as number[], naive: [] as number[] };
  queries.forEach((query, at) => {
    for (let nth = 0; nth < NAMES.length; nth++) {
      const name = NAMES[(at + nth) % NAMES.length] ?? 'wasm';
      times[name].push(time(() => contestants[name](query)).took);
    }
  });
  return times;
};

const firstAnswer = (open: () => { search: Search }): number[] =>
  Array.from({ length: LOADS }, () => {
    globalThis.gc?.();
    return time(() => open().search(EVERYTHING)).took;
  });

const ratio = (of: readonly number[], to: readonly number[]): string =>
  `${(mean(of) / mean(to)).toPrecision(3)}×`;

const report = ({ title, index }: BenchDirectory, wasmBytes: Uint8Array): void => {
  const module = new WebAssembly.Module(Uint8Array.from(wasmBytes));
  const loads = {
    wasm: firstAnswer(() => createWasmEngine(index, module)),
    twin: firstAnswer(() => createReferenceEngine(index)),
  };
  const [engine, twin] = [createWasmEngine(index, module), createReferenceEngine(index)];
  const hospitals = engine.search({ ...EVERYTHING, limit: Number.MAX_SAFE_INTEGER }).rows;
  const contestants = { wasm: engine.search, twin: twin.search, naive: createNaiveSearch(hospitals) };
  race(contestants, makeQueries(hospitals, WARM_UP, 5));
  const queries = makeQueries(hospitals, QUERIES);
  const times = race(contestants, queries);
  const text = queries.map(({ text }) => text !== undefined);
  const onText = (name: 'wasm' | 'twin') => times[name].filter((_, at) => text[at]);
  const packed = brotli(index);
  console.log(`\n## ${title}: ${hospitals.length} hospitals, ${check(contestants, queries)}\n`);
  console.log(
    `Index ${index.length} bytes, brotli ${packed}: ${(packed / hospitals.length).toFixed(2)} bytes per hospital.`,
  );
  for (const [name, values] of Object.entries(loads))
    console.log(
      `Load to first answer, ${name}: ${readable(values[0] ?? 0)} cold, ${readable(quantile(values, 0.5))} median.`,
    );
  console.log();
  console.log(
    toMarkdown(
      ['', 'median', 'p95', 'mean', 'mean against wasm'],
      NAMES.map((name) => [
        name,
        ...[quantile(times[name], 0.5), quantile(times[name], 0.95), mean(times[name])].map(readable),
        ratio(times[name], times.wasm),
      ]),
    ),
  );
  console.log(`\nText queries alone: twin ${ratio(onText('twin'), onText('wasm'))} wasm.`);
};

const main = async (): Promise<void> => {
  const wasm = await readWasm();
  console.log(
    `# Search bench: ${QUERIES} queries of the mix in tests/workers/query-mix.ts, Node ${process.version}`,
  );
  console.log(`\nwasm ${wasm.length} bytes, brotli ${brotli(wasm)}.`);
  for (const directory of await benchDirectories(SIZES)) report(directory, wasm);
};

await main();
