import { expect, it } from 'vitest';
import { all, attributeOf, byId, describePage, hrefsIn, one, pageAt, textOf } from './built-site.ts';

/** Figures of the specification. tests/site/every-figure.test.ts compares the other languages with English. */
const STATED = [
  'US$1.3 billion',
  'US$16.2 billion',
  'US$240 million',
  '2nd-highest of 16',
  'June 25, 2025',
  'More than 60',
];
const FACTS = ['A+', 'Superior', '1982', '274', 'USD 1 = BBD 2', '2024'];

describePage('the about page', '/about', ({ language, document, to }) => {
  const notes = pageAt(to('/about-notes')).document;

  it('states every figure of the specification', () => {
    const text = textOf(one(document, 'main'));
    for (const fact of [...(language === 'ENG' ? STATED : []), ...FACTS]) expect(text).toContain(fact);
  });

  it('has three key figures, each with a footnote', () => {
    expect(all(document, '#key-figures dd').length).toBe(3);
    expect(all(document, '#key-figures sup a').length).toBe(3);
  });

  it('has three tabs, of which the first is selected', () => {
    const tabs = all(one(document, '#values-guide-us'), '[role="tab"]');
    expect(tabs.map((tab) => attributeOf(tab, 'aria-selected'))).toEqual(['true', 'false', 'false']);
  });

  it('links every claim to its footnote, and every footnote back to each of its claims', () => {
    const marks = hrefsIn(document, 'main sup a');
    expect(marks.length).toBeGreaterThanOrEqual(13);
    for (const mark of marks) {
      const [path, id = ''] = mark.split('#');
      expect(path).toBe(to('/about-notes'));
      expect(byId(notes).has(id), mark).toBe(true);
    }
    const claims = all(document, '[id^="claim-"]').map(({ id }) => `${to('/about')}#${id}`);
    expect(hrefsIn(notes, 'main li a[href*="/about#"]').toSorted()).toEqual(claims.sort());
  });

  it('has the ids of its sections, five questions and no link to itself', () => {
    for (const id of ['american-fidelity', 'values-guide-us', 'about-afgsl', 'faqs'])
      expect(byId(document).has(id), id).toBe(true);
    expect(attributeOf(one(document, '#faqs'), 'class')).toMatch(/\bsand\b/);
    expect(all(document, '#faqs details').length).toBe(5);
    expect(all(document, `main a[href="${to('/about')}"]`).length).toBe(0);
  });
});
