import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '#content/words/all-words.ts';
import { formatBigMoney } from '#domain/format.ts';
import { LANGUAGES, pathIn } from '#domain/language.ts';
import { all, attributeOf, hrefsIn, named, one, pageAt, plain, textOf, textsOf } from './built-site.ts';

/** Link targets of the three slides. */
const SLIDES = {
  telehealth: '/af-care#telehealth',
  coaching: '/af-care#mental-health-coaching',
  nutritionist: '/compare-plans#nutritionists',
} as const;

describe.each(LANGUAGES)('the first screens of the home page in %s', (language) => {
  const { document } = pageAt(pathIn(language, '/'));
  const { title, findHospital, comparePlans, slider, services } = ALL_WORDS[language].home;

  it('begin with the heading, two links and three figures', () => {
    const proposition = one(document, 'div:has(> h1)');
    expect(textOf(one(proposition, 'h1'))).toBe(plain(title));
    expect(textsOf(all(proposition, 'a'))).toEqual([plain(findHospital), plain(comparePlans)]);
    expect(hrefsIn(proposition)).toEqual(
      ['/hospitals', '/compare-plans'].map((path) => pathIn(language, path)),
    );
    const [plans, hospitals, maximum] = textsOf(all(proposition, 'dd'));
    expect(plans).toBe('3');
    expect(Number(hospitals?.replace(/\D/gu, ''))).toBeGreaterThan(100);
    expect(maximum).toBe(plain(formatBigMoney(language, 15_000_000)));
  });

  it('have a slide for each of three services, with its plans, a title and a link', () => {
    const slides = all(named(document, '[role="group"]', slider.label), 'figure');
    const [before = '', after = ''] = slider.only.split('{plans}');
    const only = new RegExp(`${before}Superior \\S+ Optima${after}`);
    expect(slides.length).toBe(3);
    for (const [at, [id, target]] of Object.entries(SLIDES).entries()) {
      const words = slider.slides[id as keyof typeof SLIDES];
      const slide = slides[at] as Element;
      expect(textOf(one(slide, 'h2'))).toBe(plain(words.title));
      expect(textOf(one(slide, 'a'))).toBe(plain(words.link));
      expect(attributeOf(one(slide, 'a'), 'href')).toBe(pathIn(language, target));
      expect(textOf(slide).includes(plain(slider.every)), id).toBe(id !== 'nutritionist');
      expect(only.test(textOf(slide)), id).toBe(id === 'nutritionist');
    }
  });

  it('list the guiding services, each with a linked title and points', () => {
    const section = one(document, '#services');
    const items = all(section, 'li:has(h3)');
    expect(items.map((item) => textOf(item.querySelector('h3')))).toEqual(
      Object.values(services.items).map(({ title }) => plain(title)),
    );
    for (const item of items) expect(hrefsIn(item)[0]).toContain(pathIn(language, '/af-care#'));
    expect(items.map((item) => textsOf(all(item, 'li')).length)).toEqual(
      Object.values(services.items).map(({ points }) => Object.keys(points).length),
    );
    expect(textOf(section)).toMatch(/US\$\s?500/u);
    expect(textOf(section)).toContain('24/7');
    expect(attributeOf(named(section, 'a', services.care), 'href')).toBe(pathIn(language, '/af-care'));
  });
});
