import { describeIn, expect, open } from '../support/site.ts';
import { afterPrint, countPrints, expectPrints, printedPages, squeezed, test } from './finder.ts';
import { FLORIDA, FOUR, keepHospitals, keysOf, sentencesOf } from './mine.ts';

describeIn('PT', 'the browser’s own print command', (site) => {
  const { mine, finderPath: path } = site;

  test('prints only the open content on one page: my hospitals, one hospital or a shared list', async ({
    page,
    finder,
  }) => {
    const sentences = sentencesOf(site, FOUR).map(squeezed);
    await keepHospitals(page, FOUR);
    await countPrints(page);
    await finder.openFlorida();
    await finder.openTray();
    const mineOnPaper = await printedPages(page);
    expect(mineOnPaper).toHaveLength(1);
    for (const text of [squeezed(mine.heading), ...sentences]) expect(mineOnPaper[0]).toContain(text);

    await finder.tray.getByRole('button', { name: mine.print }).click();
    await expectPrints(page, 1);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine.heading);
    await expect(page.getByText(/hospitals\?mine=/)).toBeVisible();
    await page.emulateMedia({ media: null });
    await afterPrint(page);

    await finder.tray.getByRole('button', { name: mine.hide }).click();
    const [first] = FLORIDA;
    await finder.firstName.click();
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
  });
});
