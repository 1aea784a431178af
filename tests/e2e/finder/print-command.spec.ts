import { expect, languageRotation, open, test } from '../support/site.ts';
import { FINDERS, firstName, printedPages, squeezed } from './finder.ts';
import { FLORIDA, FOUR, keepHospitals, keysOf, openFlorida, openTray, sentencesOf, tray } from './mine.ts';

for (const site of FINDERS) {
  const inTurn = languageRotation(site.code);
  const { mine, path } = site;
  test.describe(`the browser’s own print command in ${site.name}`, () => {
    test.use({ locale: site.browser });

    inTurn()(
      'prints only the open content on one page: my hospitals, one hospital or a shared list',
      async ({ page }) => {
        const sentences = sentencesOf(site, FOUR).map(squeezed);
        await keepHospitals(page, FOUR);
        await openFlorida(page, site);
        await openTray(page, site);
        const mineOnPaper = await printedPages(page);
        expect(mineOnPaper).toHaveLength(1);
        for (const text of [squeezed(mine.heading), ...sentences]) expect(mineOnPaper[0]).toContain(text);

        await tray(page, site).getByRole('button', { name: mine.hide }).click();
        const [first] = FLORIDA;
        await firstName(page).click();
        const dialog = page.getByRole('dialog', { name: first?.name ?? '?', exact: true });
        await expect(dialog.getByRole('img')).toBeVisible();
        const oneOnPaper = await printedPages(page);
        expect(oneOnPaper).toHaveLength(1);
        expect(oneOnPaper[0]?.split(squeezed(first?.name ?? '?'))).toHaveLength(2);
        expect(oneOnPaper[0]).not.toContain(squeezed(FLORIDA[1]?.name ?? '?'));

        await open(page, `${path}?mine=${keysOf(FOUR).join(',')}`);
        const heading = mine.shared.heading;
        await expect(page.getByRole('region', { name: heading }).getByRole('table')).toBeVisible();
        const sharedOnPaper = await printedPages(page);
        expect(sharedOnPaper).toHaveLength(1);
        for (const text of [squeezed(heading), '/hospitals?mine=', ...sentences])
          expect(sharedOnPaper[0]).toContain(text);
      },
    );
  });
}
