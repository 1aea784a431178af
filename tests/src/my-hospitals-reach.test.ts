import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planNetworks } from '#content/facts.ts';
import en from '#data/words/en/my-hospitals.json';
import es from '#data/words/es/my-hospitals.json';
import pt from '#data/words/pt/my-hospitals.json';
import type { NetworkFlags } from '#domain/network.ts';
import { coverageOf, PLANS, plansCovering } from '#domain/plan.ts';
import { sentencesFor } from '#features/my-hospitals/sentences.ts';
import type { Hospital } from '#workers/contract.ts';
import { hospitalWith } from '../support/hospital.ts';

const flags = fc.record({ ultra: fc.boolean(), plus: fc.boolean(), core: fc.boolean() });

it('coverage divides any list into reached and missed hospitals, sorted by number reached, then by plan', () => {
  fc.assert(
    fc.property(fc.array(flags, { maxLength: 10 }), (hospitals) => {
      const answers = coverageOf(hospitals, planNetworks);
      expect(answers).toHaveLength(PLANS.length * 2);
      for (const { plan, network, reached, missed } of answers) {
        expect(planNetworks[plan]).toContain(network);
        const isReached = (one: NetworkFlags) => network === 'open' || one[network] === true;
        expect(reached).toEqual(hospitals.filter(isReached));
        expect(missed).toEqual(hospitals.filter((one) => !isReached(one)));
      }
      const ranks = answers.map(({ plan, network, reached }) => [
        -reached.length,
        PLANS.indexOf(plan) * 2 + planNetworks[plan].indexOf(network),
      ]);
      expect(ranks).toEqual(ranks.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d));
    }),
  );
});

it('plans that cover a hospital omit those without a network that reaches it', () => {
  expect(plansCovering({ ultra: false, plus: false, core: true }, planNetworks)).toEqual([
    { plan: 'superior', networks: ['open'] },
    { plan: 'vital', networks: ['core'] },
  ]);
});

const hospital = (name: string, ultra: boolean, plus: boolean, core: boolean, city = 'Miami'): Hospital =>
  hospitalWith({ name, city, ultra, plus, core });
const FOUR = [
  hospital('North', true, true, true),
  hospital('East', true, true, false),
  hospital('South', true, true, false),
  hospital('West', true, false, false),
];
const said = (...[words, language, hospitals]: Parameters<typeof sentencesFor>): string[] =>
  sentencesFor(words, language, hospitals).map(({ text }) => text);

const PAIR = [hospital('East', true, true, false), hospital('West', true, false, false)];

describe('coverage in sentences', () => {
  it('in English names the hospitals that are missed', () => {
    expect(said(en.answers, 'ENG', FOUR)).toEqual([
      'Superior with Open: all 4 in network.',
      'Superior with Ultra: all 4 in network.',
      'Optima with Ultra: all 4 in network.',
      'Optima with Plus: 3 in network (all except West).',
      'Vital with Plus: 3 in network (all except West).',
      'Vital with Core: 1 in network (all except East, South, and West).',
    ]);
  });

  it('for two hospitals, uses both, neither or only', () => {
    expect(said(en.answers, 'ENG', PAIR).slice(2)).toEqual([
      'Optima with Ultra: both in network.',
      'Optima with Plus: 1 in network (only East).',
      'Vital with Plus: 1 in network (only East).',
      'Vital with Core: neither in network.',
    ]);
  });

  it('in Spanish and in Portuguese', () => {
    const [, , , plus, , core] = said(es.answers, 'ESP', FOUR);
    expect(plus).toBe('Optima con Plus da acceso a 3 (no incluye: West).');
    expect(core).toBe('Vital con Core da acceso a 1 (no incluye: East, South y West).');
    const [, , ultra, only, , none] = said(pt.answers, 'POR', PAIR);
    expect(ultra).toBe('Optima com Ultra dá acesso aos dois.');
    expect(only).toBe('Optima com Plus dá acesso a 1 (somente: East).');
    expect(none).toBe('Vital com Core: nenhum dos dois está na rede.');
  });

  it('for one hospital, states whether it is in network', () => {
    const [first, ...rest] = said(en.answers, 'ENG', [hospital('West', false, false, false)]);
    expect(first).toBe('Superior with Open: in network.');
    expect(rest).toContain('Vital with Core: not in network.');
  });

  it('names the few reached hospitals if many are missed, and distinguishes equal names', () => {
    const list = [
      hospital('Mercy', true, false, true, 'Ocala'),
      ...['Miami', 'Tampa', 'Naples', 'Destin'].map((city) => hospital('Mercy', true, false, false, city)),
    ];
    const sentences = said(en.answers, 'ENG', list);
    expect(sentences).toContain('Vital with Core: 1 in network (only Mercy (Ocala, FL)).');
    expect(sentences).toContain('Optima with Plus: none of the 5 in network.');
  });
});
