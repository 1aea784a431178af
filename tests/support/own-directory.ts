import { readFileSync } from 'node:fs';
import { memoize } from '#domain/memoize.ts';
import { createCityCorrector } from '#scripts/data/cities/correct-city.ts';
import { type Gazetteer, readGazetteer } from '#scripts/data/cities/gazetteer.ts';
import { readCorrections } from '#scripts/data/cities/read-corrections.ts';
import { normalizeDirectory } from '#scripts/data/normalize-directory.ts';

/** Cached per process: reading 60,000 places takes most of a second. */
export const ownGazetteer: () => Gazetteer = memoize(readGazetteer);

const CORRECTIONS = 'data/city-corrections.csv';
export const ownCorrections = memoize(() => readCorrections(readFileSync(CORRECTIONS, 'utf8'), CORRECTIONS));
export const ownCorrector = memoize(() => createCityCorrector(ownGazetteer(), ownCorrections()));

/** Normalized rows of data/hospitals.csv as in the build, without an engine. */
export const ownDirectory = memoize(() => {
  const file = 'data/hospitals.csv';
  const source = { file, text: readFileSync(file, 'utf8'), networks: undefined };
  return normalizeDirectory(source, ownGazetteer(), ownCorrector());
});
