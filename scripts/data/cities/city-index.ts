import { memoize } from '#domain/memoize.ts';
import type { CityCorrector } from './correct-city.ts';
import { resolveUnlisted, type WrittenCity } from './resolve-unlisted.ts';

interface CityAnswer {
  /** Spelling to show. */
  readonly name: string;
  /** Why the city was corrected to another place; '' if it was not. */
  readonly why: string;
  /** Why no place was found; '' if one was. */
  readonly unresolved: string;
}

/** Collects every (city, state, zip) of a file before resolving names, because one row's spelling can correct another row. */
export interface CityIndex {
  add(written: string, state: string, zip: string): void;
  resolve(written: string, state: string, zip: string): CityAnswer;
}

export const createCityIndex = (correct: CityCorrector): CityIndex => {
  const cities = new Map<string, WrittenCity>();
  const idOf = (...texts: readonly string[]): string => texts.join('\0');
  const resolveAll = memoize(() => {
    const answers = new Map<string, CityAnswer>();
    const unlisted: (WrittenCity & { readonly id: string; readonly reason: string })[] = [];
    for (const [id, city] of cities) {
      const { place, why } = correct(city.written, city.state, city.zip);
      if (place) answers.set(id, { name: place.name, why, unresolved: '' });
      else unlisted.push({ ...city, id, reason: why });
    }
    for (const [{ id, reason }, { name, why }] of resolveUnlisted(unlisted))
      answers.set(id, { name, why, unresolved: why === '' ? reason : '' });
    return answers;
  });
  return {
    add: (written, state, zip) => {
      const id = idOf(written, state, zip);
      const city = cities.get(id) ?? { written, state, zip, rows: 0 };
      city.rows += 1;
      cities.set(id, city);
    },
    resolve: (written, state, zip) => {
      const answer = resolveAll().get(idOf(written, state, zip));
      if (answer === undefined) throw new Error(`city was not added: ${written}, ${state} ${zip}`);
      return answer;
    },
  };
};
