import type { Locator, Page } from '@playwright/test';
import brand from '#data/brand.json' with { type: 'json' };
import { fill } from '#domain/format.ts';
import { describeIn, ENGLISH, expect, expectNoSidewaysScroll, FULL, open, paramOf } from '../support/site.ts';
import { expectAccessibleNow, printedPages, squeezed, test } from './finder.ts';
import { FLORIDA } from './mine.ts';

const dialogOf = (page: Page, name: string): Locator => page.getByRole('dialog', { name, exact: true });

describeIn('ES', 'the panel of a hospital', (site) => {
  const { card: own, panel, take, words, code, finderPath: path, prefix } = site;

  test('opens by keyboard with place, plans, map, emails and star', async ({ page, finder }) => {
    const [first] = FLORIDA;
    await finder.openFlorida(`&q=${encodeURIComponent(first.name)}`);
    await finder.firstName.focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page, first.name);
    const place = `${first.city}, FL ${first.zip}`;
    await expect(dialog.getByText(place, { exact: true })).toBeVisible();
    await expect(dialog.getByRole('img', { name: fill(panel.map, { city: first.city }) })).toBeVisible();
    await expect(dialog.getByRole('region', { name: panel.networks }).getByRole('listitem')).toHaveText([
      /Superior Open/,
      /Optima/,
      /Vital/,
    ]);
    await expect(dialog).toContainText(words.sample.tag);
    // The directory has no columns for these facts, so the panel omits them.
    await expect(dialog).not.toContainText(panel.facts.telephone);
    await expect(dialog).not.toContainText(panel.facts.emergency);

    const maps = dialog.getByRole('link', { name: panel.maps });
    const map = new URL((await maps.getAttribute('href')) ?? '');
    expect(map.origin + map.pathname).toBe('https://www.google.com/maps/search/');
    expect(map.searchParams.get('query')).toBe(`${first.name}, ${place}`);
    await expect(maps).toHaveAttribute('rel', /noreferrer/);
    const notify = dialog.getByRole('link', { name: panel.notify.link });
    await expect(notify).toHaveAttribute('href', new RegExp(`^mailto:${brand.emails.medical}\\?`));
    for (const text of [first.name, place, panel.notify.policy])
      expect(await paramOf(notify, 'body')).toContain(text);
    const report = dialog.getByRole('link', { name: panel.report.link });
    await expect(report).toHaveAttribute('href', new RegExp(`^mailto:${brand.emails.general}\\?`));
    expect(await paramOf(report, 'subject')).toBe(fill(panel.report.subject, { hospital: first.name }));
    for (const text of [place, `${path}?state=FL`, panel.report.wrong])
      expect(await paramOf(report, 'body')).toContain(text);

    await dialog.getByRole('button', { name: panel.add }).press('Enter');
    await expect(dialog.getByRole('button', { name: panel.remove })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(finder.firstName).toBeFocused();
    await expect(finder.star(first)).toHaveAttribute('aria-pressed', 'true');

    // From my hospitals.
    const list = await finder.openTray();
    await list.getByRole('button', { name: first.name, exact: true }).click();
    await dialog.getByRole('button', { name: panel.remove }).click();
    await dialog.getByRole('button', { name: take.panel.close }).click();
    await expect(finder.star(first)).toHaveAttribute('aria-pressed', 'false');
  });

  test('opens from a state page, and a hospital added there is starred', async ({ page, finder }) => {
    const [first] = FLORIDA;
    await open(page, `${prefix}/hospitals/florida`);
    await page.getByRole('button', { name: first.name, exact: true }).first().click();
    await dialogOf(page, first.name).getByRole('button', { name: panel.add }).click();
    await finder.openFlorida();
    await expect(finder.star(first)).toHaveAttribute('aria-pressed', 'true');
  });

  test('has a desk card in two languages, which prints alone on one page', async ({ page, finder }) => {
    await finder.openReady(`${path}?state=FL`);
    await finder.firstName.click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: panel.card.heading }).click();
    // Inside the phrase the name of the language is in lower case.
    const beside = { EN: 'English + español', ES: 'Inglés + español', PT: 'Inglês + português' }[code];
    await expect(dialog.getByRole('radio', { name: beside, exact: true })).toBeAttached();
    const card = dialog.getByRole('article');
    const { title, member, policy } = ENGLISH.card;
    for (const text of [title, member, policy, own.title, own.member, own.policy])
      await expect(card).toContainText(text);
    for (const text of [...brand.telephones, brand.emails.medical, '48', '72'])
      await expect(card).toContainText(text);
    await expect(card).toContainText('Superior');
    await expect(card).toContainText(own.sample);
    await expect(card).toContainText(words.asOf.split('{date}')[1] ?? '?');
    await expectAccessibleNow(page);

    // Letter is shorter than A4.
    for (const format of FULL ? (['Letter', 'A4'] as const) : (['Letter'] as const)) {
      const [text, ...more] = await printedPages(page, format);
      expect(more).toEqual([]);
      expect(text).toContain(squeezed(own.policy));
      expect(text).toContain(squeezed(brand.telephones[0] ?? '?'));
      expect(text).not.toContain(squeezed(words.heading));
    }

    await page.setViewportSize({ width: 320, height: 640 });
    const [wide, seen] = await dialog.evaluate((each) => [each.scrollWidth, each.clientWidth] as const);
    expect(wide).toBeLessThanOrEqual(seen);
    await expectNoSidewaysScroll(page);

    await expect(page.locator('html[data-sheet]')).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.locator('html[data-sheet]')).toHaveCount(0);
  });
});

test('at 400% zoom the button of the desk card stays visible @full', async ({ page, finder }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await finder.openReady('/hospitals?state=TX');
  await finder.firstName.press('Enter');
  const button = page.getByRole('dialog').getByRole('button', { name: ENGLISH.panel.card.heading });
  await button.press('Enter');
  await expect(page.getByText(ENGLISH.panel.card.lead)).toBeInViewport();
  await expect(button).toBeInViewport({ ratio: 1 });
});

test.describe('hospital panel whose code fails to load', () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test('shows an error @full', async ({ page, finder }) => {
    await page.route(/HospitalDialog-.*\.js$/, (route) => route.abort());
    await finder.openReady('/hospitals?state=TX');
    await finder.firstName.click();
    await expect(page.getByRole('alert')).toHaveText(ENGLISH.take.failed);
  });
});
