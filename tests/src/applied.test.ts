import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appliedFrom, knownOnly, nextSort, paramsOf, queryOf } from '#features/hospitals/applied.ts';
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
const read = (query: string) => appliedFrom(new URLSearchParams(query));
const write = (query: string): string => paramsOf(read(query), new URLSearchParams(query)).toString();

describe('the applied filters live in the address', () => {
  it('reads state, city, network, name, order', () => {
    expect(read('state=TX&city=Houston&network=plus&q=memorial&sort=city&dir=desc')).toEqual({
      filter: { state: 'TX', city: 'Houston', network: 'plus', text: 'memorial' },
      sort: { key: 'city', direction: 'desc' },
    });
  });

  it('a state may be written in full, in any case', () => {
    expect(read('state=new%20york').filter.state).toBe('NY');
  });

  it.each([
    'state=ZZ',
    'network=gold',
    'sort=price',
    'dir=up',
    'state=__proto__&network=constructor',
    'q=%20%20',
  ])('ignores what means nothing: %s', (query) => expect(write(query)).toBe(''));

  it('keeps the parameters of others', () => {
    expect(write('lang=en&state=zz')).toBe('lang=en');
  });

  it('a city that the directory does not have is dropped, one that it has gets its spelling', () => {
    const known = (query: string) => knownOnly(read(query), options).filter.city;
    expect(known('city=Atlantis')).toBe('');
    expect(known('city=HOUSTON')).toBe('Houston');
    expect(known('city=houston&state=IL')).toBe('');
    expect(known('city=springfield, il')).toBe('Springfield, IL');
    expect(known('city=springfield&state=TX')).toBe('Springfield');
  });

  it('what is written is read back the same', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 120 }),
        fc.constantFrom('', 'open', 'core'),
        (text, network) => {
          const query = new URLSearchParams({ q: text, network }).toString();
          expect(read(write(query))).toEqual(read(query));
        },
      ),
    );
  });

  it('cuts the name at 100 characters', () => {
    expect(read(`q=${'x'.repeat(5000)}`).filter.text).toHaveLength(100);
  });
});

describe('questions to the engine', () => {
  it('an empty filter is left out of the question', () => {
    expect(queryOf(read(''), 0, 50)).toEqual({
      sort: { key: 'name', direction: 'asc' },
      offset: 0,
      limit: 50,
    });
  });

  it('a new column starts ascending, the same column turns round', () => {
    const first = nextSort({ key: 'name', direction: 'asc' }, 'city');
    expect(first).toEqual({ key: 'city', direction: 'asc' });
    expect(nextSort(first, 'city').direction).toBe('desc');
    expect(nextSort(nextSort(first, 'city'), 'city').direction).toBe('asc');
  });
});
