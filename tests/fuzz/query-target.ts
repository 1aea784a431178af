import { isDeepStrictEqual } from 'node:util';
import { hospitalKey } from '#domain/hospital.ts';
import { encodeSuggestions } from '#scripts/encode/encode-suggestions.ts';
import { encodeZipPoints } from '#scripts/encode/encode-zip-points.ts';
import { type HospitalEngine, type HospitalPage, type HospitalQuery, SORT_KEYS } from '#workers/contract.ts';
import { createKeyLookup } from '#workers/hospitals/get-by-keys.ts';
import { createDistanceEngine } from '#workers/hospitals/near/distance-engine.ts';
import { readZipPoints } from '#workers/hospitals/near/zip-points.ts';
import { createPlainEngine } from '#workers/hospitals/plain-engine.ts';
import { createSuggester } from '#workers/hospitals/suggest/suggest.ts';
import { openParts } from '../workers/engines.ts';
import { engineOf, FEW } from '../workers/help-few.ts';
import type { Random } from '../workers/random.ts';
import { makeDirectory } from '../workers/synthetic.ts';
import type { Target } from './target.ts';

const HOSPITALS = makeDirectory(120, 33);
const PARTS = openParts(HOSPITALS);
const CENTROIDS = readZipPoints(
  encodeZipPoints(
    [...new Set(HOSPITALS.map(({ zip }) => Number(zip)))]
      .sort((left, right) => left - right)
      .filter((_, at) => at % 3 > 0)
      .map((zip) => [zip, { latitude: 20 + (zip % 50), longitude: -60 - (zip % 70) }] as const),
    1000,
  ),
);
const wasm = createDistanceEngine(PARTS, CENTROIDS);
const plain = createPlainEngine(HOSPITALS, CENTROIDS);
const suggester = createSuggester(PARTS, encodeSuggestions(PARTS));
const getByKeys = createKeyLookup(PARTS.engine);
const help = engineOf(FEW.ENG);

const TEXTS = [
  '',
  ' ',
  '.*',
  '(a+)+$',
  '[',
  '\\',
  '\0',
  '\ud800',
  '\udc00',
  '\ud800x',
  '🏥',
  '\u202e',
  '__proto__',
  'constructor',
  'toString',
  'İ',
  'ß',
  'ﬁ',
  'e\u0301',
  '\u0301',
  '\u00a0',
  '\u2028',
  ', TX',
  ',',
  'TX',
  'texas',
  'Houston, TX',
  'st',
  'st.',
  'medical center',
  'hospital',
  '%',
  '<script>',
  '../..',
  '😀'.repeat(60),
  'a'.repeat(5000),
  'st '.repeat(2000),
  '\uffff',
] as const;
const NUMBERS = [
  0,
  1,
  -1,
  0.5,
  -0,
  50,
  119,
  120,
  121,
  2 ** 31,
  2 ** 32,
  2 ** 53,
  1e300,
  -1e300,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  90,
  -90.01,
  180,
  25.79,
  -80.29,
] as const;
const KEYS = [...SORT_KEYS, '', 'zip', '__proto__', 'constructor', 'NAME'];
const DIRECTIONS = ['asc', 'desc', '', 'up'];
const NETWORKS = ['open', 'ultra', 'plus', 'core', '', 'PLUS', 'constructor', 'gold'];

interface Case {
  readonly query: HospitalQuery;
  readonly text: string;
  readonly limit: number;
}

/** JSON has no such numbers. */
const pack = (made: Case): Uint8Array =>
  new TextEncoder().encode(
    JSON.stringify(made, (_, value: unknown) =>
      typeof value === 'number' && !Number.isFinite(value) ? { number: String(value) } : value,
    ),
  );
const unpack = (bytes: Uint8Array): Case =>
  JSON.parse(new TextDecoder().decode(bytes), (_, value: { number?: string } | null) =>
    typeof value === 'object' && value?.number !== undefined ? Number(value.number) : value,
  ) as Case;

const makeText = (random: Random): string => {
  if (random.chance(0.5)) return random.pick(TEXTS);
  const { name, city, state } = random.pick(HOSPITALS);
  const [text, at] = [
    random.pick([name, city, `${city}, ${state}`, `${name}${random.pick(TEXTS)}`]),
    random.below(9),
  ];
  return text.slice(at, at + 1 + random.below(20));
};

const makeQuery = (random: Random): HospitalQuery => {
  const number = (): number => random.pick(NUMBERS);
  const near = {
    point: { latitude: number(), longitude: number() },
    ...(random.chance(0.5) ? { within: number() } : {}),
  };
  const made = {
    ...(random.chance(0.5) ? { text: makeText(random) } : {}),
    ...(random.chance(0.3) ? { city: makeText(random) } : {}),
    ...(random.chance(0.3) ? { state: makeText(random) } : {}),
    ...(random.chance(0.4) ? { network: random.pick(NETWORKS) } : {}),
    ...(random.chance(0.5) ? { near } : {}),
    sort: { key: random.pick(KEYS), direction: random.pick(DIRECTIONS) },
    offset: number(),
    limit: number(),
  };
  // An address may name any of these, whatever the types say.
  return made as HospitalQuery;
};

const expectEqual = (what: string, one: unknown, other: unknown): void => {
  if (!isDeepStrictEqual(one, other))
    throw new Error(`${what}: ${JSON.stringify(one)}, not ${JSON.stringify(other)}`);
};

/** What must hold for any page of any engine. */
const checkPage = (page: HospitalPage, all: HospitalPage): void => {
  if (page.total > HOSPITALS.length || page.rows.length > page.total)
    throw new Error('more rows than there are');
  expectEqual('the total of a page', page.total, all.total);
  if (new Set(all.rows.map(hospitalKey)).size !== all.rows.length) throw new Error('a row comes twice');
  expectEqual('all rows', all.rows.length, all.total);
};

const checkEngines = (query: HospitalQuery, engines: readonly [HospitalEngine, HospitalEngine]): void => {
  const [page, other] = [engines[0].search(query), engines[1].search(query)];
  expectEqual('the page by WebAssembly', page, other);
  expectEqual('the facets by WebAssembly', engines[0].facets(query), engines[1].facets(query));
  checkPage(page, engines[0].search({ ...query, offset: 0, limit: HOSPITALS.length }));
};

/** Whatever an address or a box may hold: both engines give the same sound answer, and nothing throws. */
export const queryTarget: Target = {
  name: 'query',
  make: (random) => pack({ query: makeQuery(random), text: makeText(random), limit: random.pick(NUMBERS) }),
  check: (bytes) => {
    const { query, text, limit } = unpack(bytes);
    checkEngines(query, [wasm, plain]);
    const found = suggester.suggest(text, limit);
    if (found.length > Math.max(0, limit)) throw new Error(`${found.length} suggestions of ${limit}`);
    suggester.didYouMean(text);
    if (getByKeys([text, `${text}-tx-77001`]).length !== 2) throw new Error('a key without an answer');
    const answers = help.find(text);
    for (const id of answers.scores.keys()) help.toHit(id, answers);
  },
};
