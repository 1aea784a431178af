import { describe, expect, it } from 'vitest';
import { LANGUAGES, pathIn } from '#domain/language.ts';
import { all, attributeOf, hrefsIn, pageAt, textsOf } from './built-site.ts';

describe.each(['/terms', '/secure', '/privacy', '/accessibility'])('the sections of %s', (path) => {
  const pages = LANGUAGES.map((language) => pageAt(pathIn(language, path)).document);

  it('are numbered in order, each with a link in the contents and a link to itself', () => {
    for (const page of pages) {
      const headings = textsOf(all(page, 'main section > h2'));
      expect(headings.length).toBeGreaterThan(3);
      expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
        headings.map((_, at) => at + 1),
      );
      const links = all(page, 'main section[id] > h2').map(
        (heading) => `#${attributeOf(heading.parentElement, 'id')}`,
      );
      expect(hrefsIn(page, 'main ol a')).toEqual(links);
      expect(hrefsIn(page, 'main h2 > a')).toEqual(links);
    }
  });

  it('are equal in number in every language, so that links to sections stay valid', () => {
    const [first, ...others] = pages.map((page) => all(page, 'main section > h2').length);
    for (const other of others) expect(other).toBe(first);
  });
});
