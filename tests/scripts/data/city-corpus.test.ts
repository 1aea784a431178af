import { describe, expect, test } from 'vitest';
import { foldCity } from '#scripts/data/cities/city-names.ts';
import { createCityCorrector } from '#scripts/data/cities/correct-city.ts';
import { createGazetteer } from '#scripts/data/cities/gazetteer.ts';
import {
  type GazetteerEntry,
  readCityEntries,
  readZipEntries,
} from '#scripts/data/cities/gazetteer-sources.ts';
import { readCorrections } from '#scripts/data/cities/read-corrections.ts';
import { milesToNearest } from '#scripts/data/cities/zip-evidence.ts';
import { FULL } from '../../support/runs.ts';
import { seeded } from '../../workers/random.ts';

/*
 * Corpus independent of the real directory: cities of the gazetteer with seeded errors of people and spreadsheets.
 * Ensures that the city corrector is not tuned to a single file.
 */

const { fraction: random } = seeded(20261120);
const below = (limit: number): number => Math.floor(random() * limit);
const pick = <T>(list: readonly T[]): T => {
  const one = list[below(list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};

const EDITS = [
  (text: string, at: number) => text.slice(0, at) + text.slice(at + 1),
  (text: string, at: number) => text.slice(0, at) + letter() + text.slice(at),
  (text: string, at: number) => text.slice(0, at) + letter() + text.slice(at + 1),
  (text: string, at: number) =>
    text.slice(0, at) + (text[at + 1] ?? '') + (text[at] ?? '') + text.slice(at + 2),
];
const letter = (): string => pick([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']);
const misspell = (text: string): string => {
  const edited = pick(EDITS)(text, below(text.length));
  return foldCity(edited) === foldCity(text) || edited.trim().length < 2 ? misspell(text) : edited;
};
const misspellTwice = (text: string): string => misspell(misspell(text));

const ABBREVIATIONS = Object.entries({
  ...{ SAINT: 'ST.', FORT: 'FT', MOUNT: 'MT', SPRINGS: 'SPGS', HEIGHTS: 'HTS' },
  ...{ NORTH: 'N', SOUTH: 'S.', EAST: 'E', WEST: 'W' },
});
const abbreviate = (text: string): string =>
  ABBREVIATIONS.reduce(
    (short, [long, abbreviation]) => short.replace(new RegExp(`\\b${long}\\b`), abbreviation),
    text,
  );
const respace = (text: string): string => `${random() < 0.5 ? ' ' : ''}${text.replace(' ', '  ')} `;
const recase = (text: string): string =>
  random() < 0.5 ? text.toLowerCase() : text.replace(/\B\w/g, (l) => l.toLowerCase());

interface Sample {
  readonly written: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

const NO_CORRECTIONS = readCorrections('wrong,right,state,why\n', 'none.csv');
const SAMPLES = FULL ? 2500 : 500;
const NEIGHBOR_MILES = 12;

const cities = readCityEntries();
const zips = readZipEntries().filter(({ point }) => point);
const gazetteer = createGazetteer(cities, zips);
const correct = createCityCorrector(gazetteer, NO_CORRECTIONS);

const sampleOwn = (damage: (city: string) => string, entries = zips): Sample => {
  const { city, state, zip = '' } = pick(entries);
  return { written: damage(city.toUpperCase()), city, state, zip };
};
/** Samples a city near the ZIP code's own city: some of a hundred rows name such a neighbor. */
const sampleNeighbor = (damage: (city: string) => string): Sample => {
  const { point, state, zip = '' } = pick(zips);
  const near = gazetteer
    .placesOf(state)
    .filter(({ points }) => point && milesToNearest(point, points) < NEIGHBOR_MILES);
  if (near.length === 0) return sampleNeighbor(damage);
  const { name } = pick(near);
  return { written: damage(name.toUpperCase()), city: name, state, zip };
};
const sampleMixed = (damage: (city: string) => string): Sample =>
  random() < 0.04 ? sampleNeighbor(damage) : sampleOwn(damage);

/** Returns the shares of samples with the right city, and of those changed to a wrong one. */
const score = (samples: readonly Sample[], judge = correct) => {
  const answers = samples.map(({ written, city, state, zip }) => {
    const key = judge(written, state, zip).place?.key ?? foldCity(written);
    return { isRight: key === foldCity(city), isChanged: key !== foldCity(written) };
  });
  const share = (of: readonly unknown[]): number => of.length / samples.length;
  return {
    right: share(answers.filter(({ isRight }) => isRight)),
    wrong: share(answers.filter(({ isRight, isChanged }) => !isRight && isChanged)),
  };
};
const make = (sample: () => Sample, count = SAMPLES): Sample[] => Array.from({ length: count }, sample);

describe('city corrector on gazetteer cities with seeded errors', () => {
  test('corrects at least 98 % of typing errors, with two errors in one of seven rows', () => {
    const result = score(make(() => sampleMixed(random() < 0.14 ? misspellTwice : misspell), 2 * SAMPLES));
    expect(result.right).toBeGreaterThanOrEqual(0.98);
    expect(result.wrong).toBeLessThanOrEqual(0.002);
  });

  test.each([
    ['upper case', (city: string) => city],
    ['abbreviations', abbreviate],
    ['stray spaces', respace],
    ['mixed case', recase],
  ])('%s change no city', (_, damage) => {
    expect(score(make(() => sampleMixed(damage)))).toEqual({ right: 1, wrong: 0 });
  });

  test('corrects at least 97 % of typing errors in neighbors of the ZIP code’s own city', () => {
    const result = score(make(() => sampleNeighbor(misspell), FULL ? 1000 : 200));
    expect(result.right).toBeGreaterThanOrEqual(0.97);
    expect(result.wrong).toBeLessThanOrEqual(0.005);
  });
});

const keyOf = ({ state, city }: GazetteerEntry): string => `${state}|${foldCity(city)}`;

describe('city corrector with an incomplete gazetteer', () => {
  if (FULL)
    test('corrects at least 90 % of typing errors with an unlisted ZIP code, and at most 0.2 % wrongly', () => {
      const hidden = new Set(zips.filter(() => random() < 0.1));
      const smaller = createGazetteer(
        cities,
        zips.filter((entry) => !hidden.has(entry)),
      );
      const known = [...hidden].filter(({ state, city }) => smaller.place(state, foldCity(city)));
      const samples = make(() => sampleOwn(misspell, known));
      const result = score(samples, createCityCorrector(smaller, NO_CORRECTIONS));
      expect(result.right).toBeGreaterThanOrEqual(0.9);
      expect(result.wrong).toBeLessThanOrEqual(0.002);
    });

  if (FULL)
    test('takes at most 2 % of real places missing from the gazetteer for typing errors', () => {
      const postal = new Set(zips.map(keyOf));
      const hidden = new Set(
        cities.filter((entry) => !postal.has(keyOf(entry)) && random() < 0.1).map(keyOf),
      );
      const smaller = createGazetteer(
        cities.filter((entry) => !hidden.has(keyOf(entry))),
        zips,
      );
      const samples = cities
        .filter((entry) => hidden.has(keyOf(entry)))
        .map(({ city, state, point }) => {
          return { written: city.toUpperCase(), city, state, zip: nearestZip(state, point) };
        });
      const { wrong } = score(samples, createCityCorrector(smaller, NO_CORRECTIONS));
      expect(samples.length).toBeGreaterThan(400);
      expect(wrong).toBeLessThanOrEqual(0.02);
    });

  test('changes no real city because of a ZIP code of another place', () => {
    const sample = (): Sample => ({ ...sampleOwn((city) => city), zip: pick(zips).zip ?? '' });
    expect(score(make(sample, FULL ? 1000 : 200))).toEqual({ right: 1, wrong: 0 });
  });
});

const nearestZip = (state: string, point: GazetteerEntry['point']): string => {
  const miles = (entry: GazetteerEntry): number =>
    point && entry.point ? milesToNearest(point, [entry.point]) : Number.POSITIVE_INFINITY;
  const [nearest] = zips.filter((entry) => entry.state === state).sort((a, b) => miles(a) - miles(b));
  return (nearest ?? pick(zips)).zip ?? '';
};
