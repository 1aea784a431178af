import { expect, it } from 'vitest';
import { planNetworks } from '#content/facts.ts';
import { plansCovering } from '#domain/plan.ts';

const ways = (ultra: boolean, plus: boolean, core: boolean): string =>
  plansCovering({ ultra, plus, core }, planNetworks)
    .map(({ plan, networks }) => `${plan}: ${networks.join(' or ')}`)
    .join('; ');

it.each([
  [true, true, true, 'superior: open or ultra; optima: ultra or plus; vital: plus or core'],
  [true, false, false, 'superior: open or ultra; optima: ultra'],
  [false, false, true, 'superior: open; vital: core'],
])(
  'plans and networks that cover a hospital Ultra %s, Plus %s, Core %s: %s',
  (ultra, plus, core, expected) => {
    expect(ways(ultra, plus, core)).toBe(expected);
  },
);
