import { describe, expect, it } from 'vitest';
import { planName } from '#content/facts.ts';
import { ALL_WORDS } from '#content/words/all-words.ts';
import { fill, formatMoney, formatNumber, formatPercent } from '#domain/format.ts';
import { LANGUAGES, pathIn } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';
import { all, attributeOf, named, one, pageAt, plain, textOf, textsOf } from './built-site.ts';

/** Percentage that a plan pays outside its network in the United States. Source: specification, section 9. */
const OUTSIDE = { superior: 60, optima: 60, vital: undefined } as const;
describe.each(LANGUAGES)('in %s', (language) => {
  const first = ALL_WORDS[language].firstPayment;
  const without = ALL_WORDS[language].withoutDeductible;
  const money = (dollars: number): string => plain(formatMoney(language, dollars));

  it.each([...PLANS, 'compare-plans'] as const)(
    'the worked example on /%s starts with one person and the deductible of the first option',
    (path) => {
      const example = one(pageAt(pathIn(language, `/${path}`)).document, '#first-payment');
      expect(attributeOf(named(example, 'input', first.bill), 'value')).toBe(formatNumber(language, 12_000));
      const answer = textOf(one(example, 'output'));
      expect(answer).toContain(plain(first.you));
      expect(answer).toContain(money(3000));
      expect(textsOf(all(example, 'dd'))).toEqual([money(3000), money(9000)]);
      expect(all(example, 'ol > li').length).toBe(3);
      expect(textOf(example)).toContain(plain(first.note));
    },
  );

  it.each(PLANS)('the worked example of %s shows the out-of-network share', (plan) => {
    const text = textOf(one(pageAt(pathIn(language, `/${plan}`)).document, '#first-payment'));
    const percent = OUTSIDE[plan];
    if (percent === undefined)
      expect(text).toContain(plain(fill(first.outOfNetwork.none, { plan: planName(plan) })));
    else expect(text).toContain(plain(formatPercent(language, percent)));
  });

  it.each(['/', ...PLANS.map((plan) => `/${plan}`)])(
    'the HTML of %s has both sets of benefits without a deductible',
    (path) => {
      const group = named(pageAt(pathIn(language, path)).document, '[role="group"]', without.label);
      for (const name of [without.sets.first, without.sets.second])
        expect(all(named(group, 'ul', name), 'li:has(h3)').length).toBeGreaterThan(1);
    },
  );
});
