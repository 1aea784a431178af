import { describe, expect, it } from 'vitest';
import { EVERYTHING } from '#workers/contract.ts';
import { hasBit } from '#workers/hospitals/bitmap.ts';
import { openBoth, openParts } from './engines.ts';

const NAMES = [
  'A',
  'A A',
  'A B',
  'A B',
  'A B',
  'A C',
  'A C D',
  'a c d',
  'A C D',
  'B A',
  'B A',
  'C 9',
  'C 10',
];
const hospitals = NAMES.map((name, at) => ({
  name,
  city: `City ${at % 3}`,
  state: 'TX',
  zip: String(77_001 + at),
  ultra: true,
  plus: true,
  core: true,
}));

describe('hospitals of one name', () => {
  it('are those that follow one with the same words, or with words that collate equal', () => {
    const { core, engine } = openParts(hospitals);
    const same = core.sameNames();
    const { rows } = engine.search(EVERYTHING);
    const { compare } = new Intl.Collator('en', { sensitivity: 'base', numeric: true });
    expect(rows.map((_, row) => hasBit(same, row))).toEqual(
      rows.map(({ name }, row) => row > 0 && compare(rows[row - 1]?.name ?? '', name) === 0),
    );
  });

  it('stay in the order of their cities when names descend', () => {
    const sort = { key: 'name', direction: 'desc' } as const;
    const { wasm, plain } = openBoth(hospitals);
    for (const engine of [wasm, plain]) {
      const { rows } = engine.search({ ...EVERYTHING, sort });
      const cities = rows.filter(({ name }) => name === 'A B').map(({ city }) => city);
      expect(cities).toEqual(['City 0', 'City 1', 'City 2']);
      expect(rows.map(({ name }) => name.toUpperCase())).toEqual(
        NAMES.toReversed().map((name) => name.toUpperCase()),
      );
    }
  });
});
