import { expect, it } from 'vitest';
import brand from '#data/brand.json' with { type: 'json' };
import plans from '#data/plans.json' with { type: 'json' };
import provider from '#data/provider.json' with { type: 'json' };
import { fill, formatMoney } from '#domain/format.ts';
import { all, attributeOf, describePage, named, nameOf, plain, textOf, textsIn } from './built-site.ts';

const SERVICES = [
  'telehealth',
  'coaching',
  'assistant',
  'opinion',
  'careService',
  'chat',
  'rewards',
] as const;
type Service = (typeof SERVICES)[number];

describePage('the care page', '/af-care', ({ language, document, words: { afCare: words } }) => {
  const amount = formatMoney(language, provider.care.rewardMaximum);
  const headingOf = (service: Service): string => plain(fill(words[service].heading, { amount }));
  const section = (service: Service): Element =>
    named(document, '[data-screen] h2', headingOf(service)).closest('[data-screen]') as Element;
  const listed = (service: Service): readonly string[] => textsIn(section(service), 'ul li, ol li');

  it('lists the points of each service as in the specification', () => {
    const telehealth = listed('telehealth').join('\n');
    for (const text of [
      provider.care.telehealthAvailability,
      String(plans.services.telehealthLanguages),
      words.noDeductible.title,
    ])
      expect(telehealth).toContain(plain(text));
    const link = named(section('telehealth'), 'a', words.telehealth.link);
    expect(attributeOf(link, 'href')).toBe(brand.telehealthProvider);
    expect(attributeOf(link, 'target')).toBe('_blank');
    expect(listed('coaching')[0]).toContain(plain(words.coaching.items.sessions.title));
    expect(listed('assistant').length).toBe(3);
    expect(listed('opinion').length).toBeGreaterThan(0);
    expect(listed('careService').length).toBe(5);
    expect(listed('chat').length).toBeGreaterThan(0);
  });

  it('has a phone in each section, as an image with one accessible name', () => {
    const phones = all(document, 'main [role="img"]');
    expect(phones.map(nameOf)).toEqual(
      SERVICES.map((service) => plain(fill(words[service].phone.label, { amount }))),
    );
    for (const phone of phones) {
      expect(textOf(phone)).not.toBe('');
      expect([...phone.children].filter((child) => attributeOf(child, 'aria-hidden') !== 'true')).toEqual([]);
    }
  });
});
