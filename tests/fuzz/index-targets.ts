import { isDeepStrictEqual } from 'node:util';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { encodeZipPoints } from '#scripts/encode/encode-zip-points.ts';
import { CHECKSUM_AT, HEADER_BYTES, SECTIONS, VERSION } from '#scripts/encode/index-format.ts';
import { EVERYTHING, type HospitalQuery, SORT_KEYS } from '#workers/contract.ts';
import { checksum } from '#workers/hospitals/checksum.ts';
import { IndexError } from '#workers/hospitals/index-error.ts';
import { readZipPoints, ZIP_CHECKED_FROM } from '#workers/hospitals/near/zip-points.ts';
import { openEngine } from '#workers/hospitals/wasm/wasm-engine.ts';
import { wasmModules } from '../workers/engines.ts';
import { sectionsOf } from '../workers/forged.ts';
import { readIndex } from '../workers/format/read-index.mjs';
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
  const section = sectionsOf(INDEX)[name];
  return section.byteOffset - INDEX.byteOffset + section.length;
});

const isIndexError = (error: unknown): boolean => error instanceof IndexError;
const isSame = (one: Uint8Array, other: Uint8Array): boolean => Buffer.compare(one, other) === 0;

/** The engine, or undefined when the index is refused. */
const read = (bytes: Uint8Array) => readOrRefuse(() => openEngine(bytes, wasmModules), isIndexError);

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
    if (read(bytes) !== undefined && !isSame(bytes, INDEX)) throw new Error('a damaged index was read');
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

/** What a faulty writer might make: refused, or answered without any other error. */
export const forgedIndexTarget: Target = {
  name: 'forged-index',
  make: (random) => sign(makeDamaged(random)),
  check: (bytes) => {
    const parts = read(bytes);
    if (parts === undefined) return;
    const { engine } = parts;
    readOrRefuse(() => {
      engine.options();
      const all = { ...EVERYTHING, limit: Number.MAX_SAFE_INTEGER };
      if (!isDeepStrictEqual(engine.search(all).rows, readIndex(bytes).rows))
        throw new Error('the reader of docs/index-format.md reads other rows');
      for (const query of QUERIES) engine.search(query);
    }, isIndexError);
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
