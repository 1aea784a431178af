import { memoizeByKey } from '#domain/memoize.ts';
import { groupBy } from '#scripts/group-by.ts';
import { foldWords } from './city-names.ts';
import { changesPlace, type FoldedCity, typingDistance } from './typing-errors.ts';

/** City that the gazetteer does not list, as spelled in the rows of one zip. */
export interface UnlistedCity {
  readonly key: string;
  readonly spelling: string;
  readonly state: string;
  readonly zip: string;
  rows: number;
}

export interface ResolvedCity {
  readonly name: string;
  /** Empty unless the city was corrected to another unlisted city. */
  readonly why: string;
}

/** Minimum length of a name to correct: shorter names are too often one letter apart. */
const SHORTEST = 6;
const WHY = 'typing error for an unlisted city that other rows of the file name nearby';

interface Group {
  readonly key: string;
  readonly state: string;
  spelling: string;
  readonly areas: Set<string>;
  rows: number;
}

const groupKey = ({ state, key }: { state: string; key: string }): string => `${state}|${key}`;

/** Returns the longer spelling, which separates more words; at equal length, the first in code unit order. */
const betterSpelling = (a: string, b: string): string =>
  a.length > b.length || (a.length === b.length && a < b) ? a : b;

const collectGroups = (cities: Iterable<UnlistedCity>): Map<string, Group> => {
  const groups = new Map<string, Group>();
  for (const { key, state, spelling, zip, rows } of cities) {
    const id = groupKey({ state, key });
    const group = groups.get(id) ?? { key, state, spelling, areas: new Set<string>(), rows: 0 };
    if (group.rows === 0) groups.set(id, group);
    group.spelling = betterSpelling(group.spelling, spelling);
    group.areas.add(zip.slice(0, 3));
    group.rows += rows;
  }
  return groups;
};

const folded = ({ key, spelling }: Group): FoldedCity => ({ key, words: foldWords(spelling) });

/** Groups by state and zip area, so that only neighbors are compared. */
const indexByArea = (groups: Iterable<Group>): Map<string, Group[]> => {
  const inAreas = [...groups].flatMap((group) => [...group.areas].map((area) => ({ area, group })));
  const areas = groupBy(inAreas, ({ area, group }) => `${group.state}|${area}`);
  return new Map([...areas].map(([id, members]) => [id, members.map(({ group }) => group)]));
};

/** Whether `right` is a more frequent city of the same area, one edit apart. */
const isMeantBy = (wrong: Group, right: Group): boolean =>
  right.rows > wrong.rows &&
  [...wrong.areas].every((area) => right.areas.has(area)) &&
  Math.abs(right.key.length - wrong.key.length) <= 1 &&
  typingDistance(wrong.key, right.key) === 1 &&
  !changesPlace(folded(wrong), folded(right));

/** Chooses one spelling per unlisted place. Corrects a name one edit away from exactly one more frequent name of its area. */
export const resolveUnlisted = (
  cities: Iterable<UnlistedCity>,
): ((city: Pick<UnlistedCity, 'state' | 'key'>) => ResolvedCity) => {
  const groups = collectGroups(cities);
  const neighbors = indexByArea(groups.values());
  const resolve = memoizeByKey((id): ResolvedCity => {
    const group = groups.get(id);
    if (group === undefined) throw new Error(`unlisted city was not collected: ${id}`);
    if (group.key.length < SHORTEST) return { name: group.spelling, why: '' };
    const [area = ''] = group.areas;
    const nearby = neighbors.get(`${group.state}|${area}`) ?? [];
    const meant = nearby.filter((other) => isMeantBy(group, other));
    const [only] = meant;
    return only && meant.length === 1 ? { name: only.spelling, why: WHY } : { name: group.spelling, why: '' };
  });
  return (city) => resolve(groupKey(city));
};
