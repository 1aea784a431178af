import { isDeepStrictEqual } from 'node:util';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { encodeZipPoints } from '#scripts/encode/encode-zip-points.ts';
import { EVERYTHING, type HospitalQuery, SORT_KEYS } from '#workers/contract.ts';
import { checksum } from '#workers/hospitals/checksum.ts';
import { openWasm } from '#workers/hospitals/engine.ts';
import { IndexError } from '#workers/hospitals/index-error.ts';
import { CHECKSUM_AT, HEADER_BYTES, openIndex, SECTIONS, VERSION } from '#workers/hospitals/index-format.ts';
import { readZipPoints, ZIP_CHECKED_FROM } from '#workers/hospitals/near/zip-points.ts';
import { readDirectory } from '#workers/hospitals/reference/directory-decoder.ts';
import { openReference } from '#workers/hospitals/reference/reference.ts';
import { readIndex } from '#workers/hospitals/wasm/wasm-reader.ts';
import { wasmModules } from '../workers/engines.ts';
import type { Random } from '../workers/random.ts';
import { makeDirectory } from '../workers/synthetic.ts';
import { damage } from './damage.ts';
import { readOrRefuse, type Target } from './target.ts';

const ODD = { ultra: true, plus: false, core: true, state: 'TX' };
const INDEX = encodeIndex([
  ...makeDirectory(60, 31),
  { ...ODD, name: 'ST. MARY’S 🏥', city: 'Saint Louis', zip: '' },
  { ...ODD, name: 'st. mary’s 🏥', city: 'SAINT LOUIS', zip: '12345-6789' },
]);
const ZIPS = encodeZipPoints(
  [501, 33_176, 55_905, 99_950].map(
    (zip, at) => [zip, { latitude: 20.5 + at, longitude: -70.25 - at }] as const,
  ),
  1000,
);
const SECTION_ENDS = SECTIONS.map((name) => {
  const section = openIndex(INDEX).sections[name];
  return section.byteOffset - INDEX.byteOffset + section.length;
});

const isIndexError = (error: unknown): boolean => error instanceof IndexError;
const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** The number of a code is the `cause` of what the reader throws: what has none is a trap. */
const isRefusal = (error: unknown): boolean => error instanceof Error && typeof error.cause === 'number';

/** The decoder's directory, or undefined when it is refused; the reader in WebAssembly must agree. */
const readByBoth = (bytes: Uint8Array) => {
  const decoded = readOrRefuse(() => readDirectory(bytes), isIndexError);
  const read = readOrRefuse(() => readIndex(bytes, wasmModules.reader), isRefusal);
  if ((decoded === undefined) !== (read === undefined)) throw new Error('one refuses what the other reads');
  return decoded;
};

const oldVersion = (): Uint8Array => {
  const old = INDEX.slice();
  new DataView(old.buffer).setUint16(4, VERSION - 1, true);
  return old;
};

const makeDamaged = (random: Random): Uint8Array => {
  if (random.chance(0.05)) return oldVersion();
  return random.chance(0.2) ? INDEX.slice(0, random.pick(SECTION_ENDS)) : damage(random, INDEX);
};

/** What is damaged in transit: only the file as it was written may be read. */
export const indexTarget: Target = {
  name: 'index',
  make: makeDamaged,
  check: (bytes) => {
    const read = readByBoth(bytes);
    if (read !== undefined && !isSame(bytes, INDEX)) throw new Error('a damaged index was read');
  },
};

/** A right length and a right checksum over anything. */
const sign = (bytes: Uint8Array): Uint8Array => {
  const signed = bytes.slice();
  if (signed.length < HEADER_BYTES) return signed;
  const data = new DataView(signed.buffer);
  data.setUint32(8, signed.length, true);
  data.setUint32(CHECKSUM_AT, checksum(signed), true);
  return signed;
};

const QUERIES: readonly HospitalQuery[] = [
  ...SORT_KEYS.flatMap((key) =>
    (['asc', 'desc'] as const).map((direction) => ({ ...EVERYTHING, sort: { key, direction } })),
  ),
  { ...EVERYTHING, text: 'st' },
  { ...EVERYTHING, text: 'medical center', network: 'plus' },
];

/** What a faulty writer might make: refused, or read alike by both engines. */
export const forgedIndexTarget: Target = {
  name: 'forged-index',
  make: (random) => sign(makeDamaged(random)),
  check: (bytes) => {
    if (readByBoth(bytes) === undefined) return;
    const [wasm, reference] = [openWasm(bytes, wasmModules).engine, openReference(bytes).engine];
    if (!isDeepStrictEqual(wasm.options(), reference.options())) throw new Error('the options differ');
    for (const query of QUERIES)
      if (!isDeepStrictEqual(wasm.search(query), reference.search(query)))
        throw new Error(`the engines differ: ${JSON.stringify(query)}`);
  },
};

const signZips = (bytes: Uint8Array): Uint8Array => {
  const signed = bytes.slice();
  if (signed.length > ZIP_CHECKED_FROM)
    new DataView(signed.buffer).setUint32(4, checksum(signed, ZIP_CHECKED_FROM), true);
  return signed;
};

/** Zips and their centroids, damaged or forged: ascending zips with finite points, or a refusal. */
export const zipsTarget: Target = {
  name: 'zips',
  make: (random) => (random.chance(0.5) ? damage(random, ZIPS) : signZips(damage(random, ZIPS))),
  check: (bytes) => {
    const read = readOrRefuse(() => readZipPoints(bytes), isIndexError);
    if (read === undefined) return;
    if (!isSame(bytes, signZips(bytes))) throw new Error('damaged zips were read');
    read.zips.forEach((zip, at) => {
      if (at > 0 && zip <= (read.zips[at - 1] ?? 0)) throw new Error('zips do not ascend');
      if (!Number.isFinite(read.latitudes[at]) || !Number.isFinite(read.longitudes[at]))
        throw new Error('a zip has no point');
    });
  },
};
