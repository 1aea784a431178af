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

  it.each([
    ['three key figures', '#key-figures dd', 3],
    ['a footnote for each', '#key-figures sup a', 3],
    ['five questions', '#faqs details', 5],
    ['no link to itself', `main a[href="${to('/about')}"]`, 0],
  ])('has %s', (_, selector, count) => expect(all(document, selector)).toHaveLength(count));

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

  it('has the ids of its sections', () => {
    for (const id of ['american-fidelity', 'values-guide-us', 'about-afgsl', 'faqs'])
      expect(byId(document).has(id), id).toBe(true);
  });
});
