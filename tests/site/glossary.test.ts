import { describe, expect, it } from 'vitest';
import { all, attributeOf, byId, describePage, nameOf, one } from './built-site.ts';

describe.each(['/superior', '/optima', '/vital', '/compare-plans'])('%s', (path) =>
  describePage('the terms', path, ({ document, words }) => {
    const terms = all(document, 'main button[aria-describedby^="meaning-"]');

    it('open their explanation without script, and each explanation has a close button', () => {
      expect(terms.length).toBeGreaterThan(10);
      for (const term of terms) {
        const note = byId(document).get(attributeOf(term, 'popovertarget'));
        expect(note?.hasAttribute('popover'), nameOf(term)).toBe(true);
      }
      for (const note of all(document, '#glossary [popover]')) {
        expect(attributeOf(note, 'role')).toBe('note');
        const button = one(note, 'button');
        expect(nameOf(button)).toBe(words.glossary.close);
        expect(attributeOf(button, 'popovertarget')).toBe(note.id);
        expect(attributeOf(button, 'popovertargetaction')).toBe('hide');
      }
    });
  }),
);
