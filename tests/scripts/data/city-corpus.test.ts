import { beforeAll, describe, expect, test } from 'vitest';
import { foldCity } from '#scripts/data/cities/city-names.ts';
import { type CityCorrector, createCityCorrector } from '#scripts/data/cities/correct-city.ts';
import { createGazetteer, type Gazetteer } from '#scripts/data/cities/gazetteer.ts';
import {
  type GazetteerEntry,
  readCityEntries,
  readZipEntries,
} from '#scripts/data/cities/gazetteer-sources.ts';
import { readCorrections } from '#scripts/data/cities/read-corrections.ts';
import { milesToNearest } from '#scripts/data/cities/zip-evidence.ts';
import { FULL } from '../../support/runs.ts';
import { seeded } from '../../workers/random.ts';
import { createErrorGenerator } from './corpus.ts';

/**
 * Corpus independent of the real directory: cities of the gazetteer with seeded errors.
 * Ensures that the city corrector is not tuned to a single file.
 */
interface Sample {
  readonly written: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}
interface Score {
  readonly right: number;
  readonly wrong: number;
}

const NO_CORRECTIONS = readCorrections('wrong,right,state,why\n', 'none.csv');
const SAMPLES = FULL ? 2500 : 500;
const NEIGHBOR_MILES = 12;
const { fraction: random } = seeded(20261120);
const { below, misspell, abbreviate, respace, recase } = createErrorGenerator(random);
const upper = (text: string): string => text.toUpperCase();
const misspellTwice = (text: string): string => misspell(misspell(text));

const cities = readCityEntries();
const zips = readZipEntries().filter(({ point }) => point);
let gazetteer: Gazetteer;
let correct: CityCorrector;
beforeAll(() => {
  gazetteer = createGazetteer(cities, zips);
  correct = createCityCorrector(gazetteer, NO_CORRECTIONS);
});

const pick = <T>(list: readonly T[]): T => {
  const one = list[below(list.length)];
  if (one === undefined) throw new Error('nothing to pick from');
  return one;
};
const sampleOwn = (damage: (city: string) => string): Sample => {
  const { city, state, zip = '' } = pick(zips);
  return { written: damage(upper(city)), city, state, zip };
};
/** Samples a city near the ZIP code's own city: some of a hundred rows name such a neighbor. */
const sampleNeighbor = (damage: (city: string) => string): Sample => {
  const { point, state, zip = '' } = pick(zips);
  const near = gazetteer
    .placesOf(state)
    .filter(({ points }) => point && milesToNearest(point, points) < NEIGHBOR_MILES);
  if (near.length === 0) return sampleNeighbor(damage);
  const { name } = pick(near);
  return { written: damage(upper(name)), city: name, state, zip };
};
const sampleMixed = (damage: (city: string) => string): Sample =>
  random() < 0.04 ? sampleNeighbor(damage) : sampleOwn(damage);

const score = (samples: readonly Sample[], judge = correct): Score => {
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

describe('city corrector with an incomplete gazetteer', () => {
  if (FULL)
    test('corrects at least 90 % of typing errors with an unlisted ZIP code, and at most 0.2 % wrongly', () => {
      const hidden = new Set(zips.filter(() => random() < 0.1));
      const smaller = createGazetteer(
        cities,
        zips.filter((entry) => !hidden.has(entry)),
      );
      const known = [...hidden].filter(({ state, city }) => smaller.place(state, foldCity(city)));
      const samples = make(() => {
        const { city, state, zip = '' } = pick(known);
        return { written: misspell(upper(city)), city, state, zip };
      });
      const result = score(samples, createCityCorrector(smaller, NO_CORRECTIONS));
      expect(result.right).toBeGreaterThanOrEqual(0.9);
      expect(result.wrong).toBeLessThanOrEqual(0.002);
    });

  if (FULL)
    test('takes at most 2 % of real places missing from the gazetteer for typing errors', () => {
      const postal = new Set(zips.map(({ state, city }) => `${state}|${foldCity(city)}`));
      const hidden = cities.filter(
        ({ state, city }) => !postal.has(`${state}|${foldCity(city)}`) && random() < 0.1,
      );
      const keys = new Set(hidden.map(({ state, city }) => `${state}|${foldCity(city)}`));
      const smaller = createGazetteer(
        cities.filter(({ state, city }) => !keys.has(`${state}|${foldCity(city)}`)),
        zips,
      );
      const samples = hidden.map(({ city, state, point }) => ({
        written: upper(city),
        city,
        state,
        zip: nearestZip(state, point),
      }));
      const { wrong } = score(samples, createCityCorrector(smaller, NO_CORRECTIONS));
      expect(samples.length).toBeGreaterThan(400);
      expect(wrong).toBeLessThanOrEqual(0.02);
    });

  test('changes no real city because of a ZIP code of another place', () => {
    const samples = make(() => ({ ...sampleOwn(upper), zip: pick(zips).zip ?? '' }), FULL ? 1000 : 200);
    expect(score(samples)).toEqual({ right: 1, wrong: 0 });
  });
});

const nearestZip = (state: string, point: GazetteerEntry['point']): string => {
  const miles = (entry: GazetteerEntry): number =>
    point && entry.point ? milesToNearest(point, [entry.point]) : Number.POSITIVE_INFINITY;
  const own = zips.filter((entry) => entry.state === state);
  return (
    own.reduce((best, entry) => (miles(entry) < miles(best) ? entry : best), own[0] ?? pick(zips)).zip ?? ''
  );
};
