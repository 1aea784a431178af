import { describe, expect, it } from 'vitest';
import { all, attributeOf, byId, describePage, namedBy, nameOf, one, textOf } from './built-site.ts';

describe.each(['/superior', '/optima', '/vital', '/compare-plans'])('%s', (path) =>
  describePage('the terms', path, ({ document, words }) => {
    const terms = all(document, 'main button[aria-describedby^="meaning-"]');
    const { close, terms: glossary } = words.glossary;

    it('open their explanation without script, and each explanation has a close button', () => {
      expect(terms.length).toBeGreaterThan(10);
      for (const term of terms) {
        const note = byId(document).get(attributeOf(term, 'popovertarget'));
        expect(note?.hasAttribute('popover'), nameOf(term)).toBe(true);
      }
      for (const note of all(document, '#glossary [popover]')) {
        expect(attributeOf(note, 'role')).toBe('note');
        const button = one(note, 'button');
        expect(nameOf(button)).toBe(close);
        expect(attributeOf(button, 'popovertarget')).toBe(note.id);
        expect(attributeOf(button, 'popovertargetaction')).toBe('hide');
      }
    });

    it('are described by their meaning in the glossary', () => {
      const { term, meaning } = glossary['vanishing-deductible'];
      const button = one(document, 'dt button[aria-describedby="meaning-vanishing-deductible"]');
      expect(nameOf(button)).toBe(term);
      const [first = ''] = meaning.split('{');
      expect(textOf(namedBy(button, 'aria-describedby')[0])).toMatch(new RegExp(`^${first.trim()}`));
    });
  }),
);
