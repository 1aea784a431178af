import { statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_TABLE, LANGUAGES, pathIn } from '#domain/language.ts';
import { all, attributeOf, pageAt, SITE, textOf } from './built-site.ts';

describe.each(LANGUAGES)('the forms in %s', (language) => {
  const { document } = pageAt(pathIn(language, '/forms'));
  const links = all(document, 'main a[href$=".pdf"]:not([download])');

  it('are five PDFs in that language, sorted by title', () => {
    expect(links.length).toBe(5);
    const saved = all(document, 'main a[download]').map((link) => attributeOf(link, 'href'));
    expect(saved).toEqual(links.map((link) => attributeOf(link, 'href')));
    for (const link of links)
      expect(attributeOf(link, 'href')).toMatch(
        new RegExp(`^/Assets/Files/[a-z-]+-${LANGUAGE_TABLE[language].pdf}\\.pdf$`),
      );
    const titles = links.map(textOf);
    expect(titles).toEqual([...titles].sort(new Intl.Collator(LANGUAGE_TABLE[language].tag).compare));
  });

  it('have the file sizes shown on the page', () => {
    for (const link of links) {
      const said = Number(/(\d+)\skB/u.exec(textOf(link))?.[1]);
      expect(Math.abs(said - statSync(SITE + attributeOf(link, 'href')).size / 1000)).toBeLessThan(1);
    }
  });
});
