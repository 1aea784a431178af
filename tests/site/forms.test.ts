import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { all, describePage, hrefOf, hrefsIn, SITE, textOf } from './built-site.ts';

describePage('the forms', '/forms', ({ language, document }) => {
  const links = all(document, 'main a[href$=".pdf"]:not([download])');

  it('are five PDFs in that language, sorted by title', () => {
    expect(links.length).toBe(5);
    expect(hrefsIn(document, 'main a[download]')).toEqual(links.map(hrefOf));
    for (const link of links)
      expect(hrefOf(link)).toMatch(
        new RegExp(`^/Assets/Files/[a-z-]+-${LANGUAGE_TABLE[language].pdf}\\.pdf$`),
      );
    const titles = links.map(textOf);
    expect(titles).toEqual([...titles].sort(new Intl.Collator(LANGUAGE_TABLE[language].tag).compare));
  });

  it('have the file sizes shown on the page', () => {
    for (const link of links) {
      const said = Number(/(\d+)\skB/u.exec(textOf(link))?.[1]);
      expect(Math.abs(said - statSync(SITE + hrefOf(link)).size / 1000)).toBeLessThan(1);
    }
  });
});
