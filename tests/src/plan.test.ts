import { describe, expect, it } from 'vitest';
import { planNetworks } from '#content/facts.ts';
import { plansCovering } from '#domain/plan.ts';

const ways = (ultra: boolean, plus: boolean, core: boolean): string =>
  plansCovering({ ultra, plus, core }, planNetworks)
    .map(({ plan, networks }) => `${plan}: ${networks.join(' or ')}`)
    .join('; ');

describe('plans and networks that cover a hospital', () => {
  it.each([
    [true, true, true, 'superior: open or ultra; optima: ultra or plus; vital: plus or core'],
    [true, true, false, 'superior: open or ultra; optima: ultra or plus; vital: plus'],
    [true, false, true, 'superior: open or ultra; optima: ultra; vital: core'],
    [true, false, false, 'superior: open or ultra; optima: ultra'],
    [false, true, true, 'superior: open; optima: plus; vital: plus or core'],
    [false, true, false, 'superior: open; optima: plus; vital: plus'],
    [false, false, true, 'superior: open; vital: core'],
    [false, false, false, 'superior: open'],
  ])('Ultra %s, Plus %s, Core %s: %s', (ultra, plus, core, expected) => {
    expect(ways(ultra, plus, core)).toBe(expected);
  });
});
