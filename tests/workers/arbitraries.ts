import fc from 'fast-check';
import type { Hospital } from '#domain/hospital.ts';
import { NETWORKS } from '#domain/network.ts';
import { type HospitalQuery, SORT_KEYS } from '#workers/contract.ts';

/** Texts that have broken search fields in practice. */
const HOSTILE = [
  '',
  ' ',
  '  ',
  '.*',
  '(a+)+$',
  '[',
  '\\',
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00',
  '🏥',
  '👩‍⚕️ unit',
  'مستشفى',
  'בית חולים',
  '\u202eabc',
  '__proto__',
  'constructor',
  'İstanbul',
  'Straße',
  'ﬁrst',
  'ΟΔΥΣΣΕΥΣ',
  'é',
  'e\u0301',
  '\u0301',
  '\u0301 x',
  'Cañon',
  'CANON',
  '\u00a0',
  '\u2028',
  'a,b',
  ', TX',
  '"quoted", \'too\'',
  '각',
  '007',
  '7',
] as const;

/** Few words, so that names share words, adjacent names repeat, and many texts match. */
const WORDS = 'st St. mary MARY marys hospital Hospital medical center centers of a la Lá x 10 9 '.split(' ');

const hostile = fc.constantFrom(...HOSTILE);
const units = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 6 })
  .map((codes) => String.fromCharCode(...codes));
const phrase = fc
  .array(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...WORDS) }, hostile), { maxLength: 5 })
  .map((words) => words.join(' '));

/** Texts as typed or in an address. */
export const anyTyped = fc.oneof(
  { weight: 6, arbitrary: phrase },
  hostile,
  units,
  fc.string({ unit: 'binary', maxLength: 12 }),
);
/** Texts of files, which are UTF-8, have no half of a pair of UTF-16 units. */
export const anyName = anyTyped.map((text) => text.replace(/\p{Cs}/gu, '\ufffd'));
const anyCity = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      'Saint Louis',
      'SAINT LOUIS',
      'McAllen',
      'Mary',
      'Canon City',
      'Cañon City',
      'La',
      'center',
      'Hospital',
      'a',
      'Springfield, TX',
      'Springfield',
    ),
  },
  anyName,
);
const anyState = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('TX', 'MO', 'NE', 'NV', 'PR', 'DC') },
  fc.constantFrom('tx', 'Texas', 'XX', 'xx', '', '__proto__'),
);
const anyZip = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 99_999 }).map((zip) => String(zip).padStart(5, '0')) },
  fc.constantFrom('', '123', '1234', '123456', '12345-6789', 'ABCDE', '٠١٢٣٤', '\ud800'),
);

const anyRecord = {
  name: anyName,
  city: anyCity,
  state: anyState,
  zip: anyZip,
  ultra: fc.boolean(),
  plus: fc.boolean(),
  core: fc.boolean(),
};

const key = ({ name, city, state, zip }: Hospital): string => JSON.stringify([name, city, state, zip]);

/** Directories with or without an Open column. */
export const anyDirectory = (maxLength = 60): fc.Arbitrary<Hospital[]> =>
  fc.oneof(
    fc.uniqueArray(fc.record(anyRecord), { maxLength, selector: key }),
    fc.uniqueArray(fc.record({ ...anyRecord, open: fc.boolean() }), { maxLength, selector: key }),
  );

/** Search texts: part of a hospital name, or any text. */
const textOf = (hospitals: readonly Hospital[]): fc.Arbitrary<string> => {
  const part = fc
    .tuple(
      fc.constantFrom(...hospitals.map(({ name }) => name), 'x'),
      fc.nat(12),
      fc.integer({ min: 1, max: 14 }),
    )
    .map(([name, at, length]) => name.slice(at, at + length));
  return fc.oneof(
    { weight: 4, arbitrary: part },
    anyTyped,
    fc.constantFrom('a'.repeat(1 << 20), 'st '.repeat(1 << 18)),
  );
};

const cityOf = (hospitals: readonly Hospital[]): fc.Arbitrary<string> =>
  fc.oneof(
    fc.constantFrom(...hospitals.map(({ city }) => city), 'Nowhere'),
    fc.constantFrom(...hospitals.map(({ city, state }) => `${city}, ${state}`), 'Nowhere, ZZ'),
    anyCity,
  );

export const anyQuery = (hospitals: readonly Hospital[]): fc.Arbitrary<HospitalQuery> =>
  fc.record(
    {
      state: anyState,
      city: cityOf(hospitals),
      network: fc.constantFrom(...NETWORKS),
      text: textOf(hospitals),
      sort: fc.record({ key: fc.constantFrom(...SORT_KEYS), direction: fc.constantFrom('asc', 'desc') }),
      offset: fc.oneof(fc.constant(0), fc.nat(70)),
      limit: fc.oneof(fc.constant(50), fc.nat(70)),
    },
    { requiredKeys: ['sort', 'offset', 'limit'] },
  );

/** Directory and queries for it. */
export const anyCase = fc
  .tuple(anyDirectory())
  .chain(([hospitals]) =>
    fc.tuple(fc.constant(hospitals), fc.array(anyQuery(hospitals), { minLength: 1, maxLength: 8 })),
  );
