import { describeIn, ENGLISH, expect, expectPrinted, markPrint, open, paramOf } from '../support/site.ts';
import { afterPrint, finderOn, openElsewhere, printedPages, rowsOf, squeezed, test } from './finder.ts';
import { FLORIDA, FOUR, keepHospitals, keysOf, waysOf } from './mine.ts';

describeIn('EN', 'export of the list', (site) => {
  const { take, words, finderPath: path, prefix } = site;

  test('CSV file, link and message have the same list', async ({ page, finder, context, browser }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await finder.openReady(`${path}?network=plus&sort=city&dir=desc`);
    const bar = finder.exports;
    const copy = bar.getByRole('button', { name: take.share.copy });
    await copy.scrollIntoViewIfNeeded();
    /** The message of an action must not move any button. */
    const places = () =>
      bar
        .getByRole('link')
        .or(bar.getByRole('button'))
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    const before = await places();
    const { name, body } = await finder.saveCsv();
    const answer = bar.getByRole('status').filter({ hasText: /\S/ });
    const expected = rowsOf({ network: 'plus', sort: { key: 'city', direction: 'desc' } });
    await expect(answer).toContainText(String(expected.length).slice(-3));
    expect(await places()).toEqual(before);
    expect(name).toMatch(new RegExp(`^${take.file.file}-.*plus.*-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    expect(body.map((row) => [row[0]?.toLowerCase(), row[1], row[3]])).toEqual(
      expected.map((row) => [row.name.toLowerCase(), row.city, `${row.state} ${row.zip}`]),
    );

    await copy.click();
    await expect(bar.getByRole('button', { name: take.share.copied })).toBeVisible();
    expect(await places()).toEqual(before);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const message = await paramOf(bar.getByRole('link', { name: take.share.whatsapp }), 'text');
    expect(message).toContain(link);
    expect(message).toContain('Plus');
    expect(new URL(link).pathname).toBe(path);
    expect(new URL(link).searchParams.get('lang')).toBe(prefix === '' ? 'en' : null);
    const other = await openElsewhere(browser, 'en-US', link);
    const others = finderOn(other, site);
    await expect(others.status).toHaveText((await finder.status.textContent()) ?? '?');
    await expect(others.rows.first()).toHaveText((await finder.rows.first().textContent()) ?? '?');
    await other.context().close();
  });

  test('print, by browser command or button, shows only the list with all rows, filters, date, sample tag and address', async ({
    page,
    finder,
  }) => {
    await markPrint(page);
    await finder.openReady(`${path}?network=core`);
    const expected = rowsOf({ network: 'core' });
    expect(expected.length).toBeGreaterThan(400);
    // The browser's print command first, before any other action has loaded the code.
    for (const way of ['browser', 'button'])
      await test.step(`by the ${way}`, async () => {
        if (way === 'button') {
          await finder.exports.getByRole('button', { name: take.print }).click();
          await expectPrinted(page);
        } else
          await expect(async () => {
            await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
            await expect(page.locator('html')).toHaveAttribute('data-sheet', { timeout: 100 });
          }).toPass();
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('heading')).toHaveText([take.paper.title]);
        await expect(page.getByRole('contentinfo')).toBeHidden();
        const sheet = page.locator('body > :last-child');
        await expect(sheet.locator('tbody tr')).toHaveCount(expected.length);
        for (const text of [
          words.labels.network.replace('{network}', 'Core'),
          words.sample.tag,
          words.asOf.split('{date}')[1] ?? '?',
          '/hospitals?network=core',
          expected.at(-1)?.zip ?? '?',
        ])
          await expect(sheet).toContainText(text);
        await page.emulateMedia({ media: null });
        await afterPrint(page);
      });
  });
});

test('every printed page repeats the table header and is numbered @full', async ({ page, finder }) => {
  await markPrint(page);
  await finder.openReady('/hospitals?state=TX');
  await finder.exports.getByRole('button', { name: ENGLISH.take.print }).click();
  await expectPrinted(page);
  const paper = await printedPages(page, 'A4');
  expect(paper.length).toBeGreaterThan(1);
  for (const [at, text] of paper.entries()) {
    expect(text).toContain('Innetworkwith');
    expect(text).toContain(`${at + 1}/${paper.length}`);
  }
});

describeIn('PT', 'the browser’s own print command', (site) => {
  const { mine, finderPath: path } = site;

  test('prints only the open content on one page: my hospitals, one hospital or a shared list', async ({
    page,
    finder,
  }) => {
    const ways = waysOf(site, FOUR).map(squeezed);
    await keepHospitals(page, FOUR);
    await markPrint(page);
    await finder.openFlorida();
    await finder.openTray();
    const mineOnPaper = await printedPages(page);
    expect(mineOnPaper).toHaveLength(1);
    for (const text of [squeezed(mine.heading), ...ways]) expect(mineOnPaper[0]).toContain(text);

    await finder.tray.getByRole('button', { name: mine.print }).click();
    await expectPrinted(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine.heading);
    await expect(page.getByText(/hospitals\?mine=/)).toBeVisible();
    await page.emulateMedia({ media: null });
    await afterPrint(page);

    await finder.tray.getByRole('button', { name: mine.hide }).click();
    const [first] = FLORIDA;
    await finder.firstName.click();
    const dialog = page.getByRole('dialog', { name: first.name, exact: true });
    await expect(dialog.getByRole('img')).toBeVisible();
    const oneOnPaper = await printedPages(page);
    expect(oneOnPaper).toHaveLength(1);
    expect(oneOnPaper[0]?.split(squeezed(first.name))).toHaveLength(2);
    expect(oneOnPaper[0]).not.toContain(squeezed(FLORIDA[1].name));

    await open(page, `${path}?mine=${keysOf(FOUR).join(',')}`);
    const heading = mine.shared.heading;
    await expect(page.getByRole('region', { name: heading }).getByRole('table')).toBeVisible();
    const sharedOnPaper = await printedPages(page);
    expect(sharedOnPaper).toHaveLength(1);
    for (const text of [squeezed(heading), '/hospitals?mine=', ...ways])
      expect(sharedOnPaper[0]).toContain(text);
  });
});
