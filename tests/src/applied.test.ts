import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Place } from '#domain/geography/place.ts';
import { nextSort, type Sort } from '#domain/sort.ts';
import {
  dropUnknown,
  type FinderState,
  finderParams,
  normalizeDraft,
  queryOf,
  readFinderParams,
  sameFilter,
  withDefaultSort,
  withPlace,
} from '#features/hospitals/url/finder-url.ts';
import { NO_FILTER } from '#stores/hospital-filter.ts';
import type { HospitalOptions } from '#workers/contract.ts';

const options: HospitalOptions = {
  states: [
    { state: 'IL', count: 3 },
    { state: 'TX', count: 9 },
  ],
  cities: [
    { city: 'Houston', state: 'TX', count: 9, ambiguous: false },
    { city: 'Springfield', state: 'IL', count: 3, ambiguous: true },
    { city: 'Springfield', state: 'TX', count: 1, ambiguous: true },
  ],
};
const read = (query: string) => readFinderParams(new URLSearchParams(query));
const write = (query: string): string => finderParams(read(query), new URLSearchParams(query)).toString();

describe('applied filters in the address', () => {
  it('are read with city, network, name, place, radius and sort order', () => {
    expect(read('state=TX&city=Houston&network=plus&q=memorial&sort=city&dir=desc')).toEqual({
      filter: { ...NO_FILTER, state: 'TX', city: 'Houston', network: 'plus', text: 'memorial' },
      sort: { key: 'city', direction: 'desc' },
    });
    expect(read('near=MIA&within=50')).toEqual({
      filter: { ...NO_FILTER, near: { id: 'MIA', name: 'MIA' }, within: 50 },
      sort: { key: 'distance', direction: 'asc' },
    });
    expect(read(`q=${'x'.repeat(5000)}`).filter.text).toHaveLength(100);
  });

  it.each([
    ['state=new%20york', 'state=NY'],
    ['plan=Optima&network=plus', 'plan=optima&network=plus'],
    ['plan=gold&network=core', 'network=core'],
    ['er=1&state=TX', 'er=1&state=TX'],
    // An invalid value.
    ['er=yes', ''],
    ['state=ZZ', ''],
    ['sort=price', ''],
    ['state=__proto__&network=constructor', ''],
    ['q=%20%20', ''],
    ['near=HERE&within=50', ''],
    // A value that needs a place, and an unavailable radius.
    ['within=100', ''],
    ['sort=distance', ''],
    ['near=MIA&within=73', 'near=MIA'],
    // The default sort order: by distance near a place, else by name.
    ['sort=name', ''],
    ['near=MIA&sort=distance', 'near=MIA'],
    ['near=MIA&sort=distance&dir=desc', 'near=MIA&sort=distance&dir=desc'],
    ['near=MIA&sort=name', 'near=MIA&sort=name'],
  ])('are normalized: %s → %s', (query, normalized) => expect(write(query)).toBe(normalized));

  it('have the emergency department only if the directory has that detail', () => {
    expect(dropUnknown(read('er=1'), options, true).filter.emergency).toBe(true);
    expect(dropUnknown(read('er=1'), options).filter.emergency).toBe(false);
  });

  it('drops an unknown city, and normalizes the spelling of a known city', () => {
    const known = (query: string) => dropUnknown(read(query), options).filter.city;
    expect(known('city=Atlantis')).toBe('');
    expect(known('city=HOUSTON')).toBe('Houston');
    expect(known('city=houston&state=IL')).toBe('');
    expect(known('city=springfield&state=TX')).toBe('Springfield');
  });

  it('round-trips any text, network, place and radius', () => {
    const filters = fc.record({
      q: fc.string({ unit: 'grapheme', maxLength: 120 }),
      network: fc.constantFrom('', 'open', 'core'),
      near: fc.string({ unit: 'grapheme', maxLength: 90 }),
      within: fc.string({ maxLength: 4 }),
    });
    fc.assert(
      fc.property(filters, (filter) => {
        const query = new URLSearchParams(filter).toString();
        expect(read(write(query))).toEqual(read(query));
      }),
    );
  });
});

const miami: Place = { id: 'MIA', name: 'Miami (MIA)', point: { latitude: 25.796, longitude: -80.287 } };
const near = (query: string): FinderState => withPlace(read(query), miami);

describe('filters near a place', () => {
  it('sort by distance when a place is added, and drop that order when the place is removed', () => {
    const byCity = read('state=FL&sort=city&dir=desc');
    const placed = withDefaultSort({ ...byCity, filter: { ...byCity.filter, near: miami } }, byCity);
    expect(placed.sort).toEqual({ key: 'distance', direction: 'asc' });
    expect(withPlace(placed, undefined).sort).toEqual({ key: 'name', direction: 'asc' });
    expect(withPlace(near('near=MIA&sort=city'), undefined).sort.key).toBe('city');
    expect(withPlace(near('near=MIA&sort=city'), { ...miami, id: 'FLL' }).sort.key).toBe('city');
  });

  it('never write the visitor’s own position to the address', () => {
    const own = { place: { ...miami, id: 'here' }, within: 25 };
    const here = readFinderParams(new URLSearchParams('state=FL'), own);
    expect(queryOf(here, 0, 50).near).toEqual({ point: miami.point, within: 25 });
    expect(finderParams(here, new URLSearchParams('near=MIA&within=50')).toString()).toBe('state=FL');
  });

  it('ignore a radius without a place', () => {
    expect(sameFilter(normalizeDraft({ ...NO_FILTER, within: 25 }), NO_FILTER)).toBe(true);
    const placed = { ...NO_FILTER, near: miami };
    expect(sameFilter(normalizeDraft({ ...placed, within: 25 }), normalizeDraft(placed))).toBe(false);
  });

  it('query any distance without a radius, and no place until its coordinates are known', () => {
    expect(queryOf(near('near=MIA'), 0, 50).near).toEqual({ point: miami.point });
    expect(queryOf(read('near=MIA&within=50'), 0, 50)).not.toHaveProperty('near');
  });
});

describe('query for the engine', () => {
  it('omits empty filters', () => {
    expect(queryOf(read(''), 0, 50)).toEqual({
      sort: { key: 'name', direction: 'asc' },
      offset: 0,
      limit: 50,
    });
  });

  it('sorts a new column in ascending order, and toggles the direction of the same column', () => {
    const byName: Sort<'name' | 'city'> = { key: 'name', direction: 'asc' };
    const first = nextSort(byName, 'city');
    expect(first).toEqual({ key: 'city', direction: 'asc' });
    expect(nextSort(first, 'city').direction).toBe('desc');
    expect(nextSort(nextSort(first, 'city'), 'city').direction).toBe('asc');
  });
});
