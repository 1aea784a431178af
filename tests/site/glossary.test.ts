import { describe, expect, it } from 'vitest';
import { ALL_WORDS } from '#content/words/all-words.ts';
import { LANGUAGES, pathIn } from '#domain/language.ts';
import { all, attributeOf, byId, namedBy, nameOf, one, pageAt, textOf } from './built-site.ts';

const PATHS = ['/superior', '/optima', '/vital', '/compare-plans'];
const CASES = LANGUAGES.flatMap((language) => PATHS.map((path) => [path, language] as const));

describe.each(CASES)('the terms of %s in %s', (path, language) => {
  const { document } = pageAt(pathIn(language, path));
  const terms = all(document, 'main button[aria-describedby^="meaning-"]');
  const { close, terms: glossary } = ALL_WORDS[language].glossary;

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
});
