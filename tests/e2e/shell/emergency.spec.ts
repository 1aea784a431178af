import type { Locator, Page } from '@playwright/test';
import brand from '#data/brand.json' with { type: 'json' };
import { expectFocusSeen } from '../support/focus.ts';
import { describeIn, ENGLISH, expect, expectAccessible, OPEN_DIALOG, open, test } from '../support/site.ts';

const NUMBERS = [
  'tel:911',
  `tel:${brand.telephones[0]?.replaceAll(' ', '')}`,
  `mailto:${brand.emails.medical}`,
];

const addressesOf = (links: Locator): Promise<readonly (string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

const panelOf = (page: Page): Locator => page.locator('#emergency-panel');

/** Share of the viewport height that header and dock cover. */
const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const fixed = [...document.querySelectorAll('#root > *')].filter(
      (element) => /sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility(),
    );
    const rows = Array.from({ length: innerHeight }, (_, y) => y).filter((y) => {
      const top = document.elementFromPoint(innerWidth / 2, y);
      return fixed.some((element) => element.contains(top) && element.clientWidth > innerWidth / 2);
    });
    return rows.length / innerHeight;
  });

/** A phone in portrait and landscape orientation, and a tablet. */
const TOUCH = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 1180, height: 820 },
];

describeIn('EN', 'the emergency numbers', ({ prefix, shell }) => {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false, hasTouch: true, isMobile: true });

    test('the emergency numbers open on a tap at every touch screen size, with the local number first', async ({
      page,
    }) => {
      for (const viewport of TOUCH) {
        await page.setViewportSize(viewport);
        await page.goto(`${prefix}/superior`);
        const panel = panelOf(page);
        await expect(panel).toBeHidden();
        await page.getByRole('button', { name: shell.emergency.open }).tap();
        await expect(panel.getByRole('heading')).toHaveText(shell.emergency.heading);
        expect(await addressesOf(panel.getByRole('link'))).toEqual(NUMBERS);
        await expect(panel.getByRole('link').first()).toBeInViewport({ ratio: 1 });
        await panel.getByRole('button', { name: shell.close }).tap();
        await expect(panel).toBeHidden();
      }
    });
  });

  test.describe('by keyboard', () => {
    test.use({ viewport: { width: 390, height: 664 }, contextOptions: { reducedMotion: 'reduce' } });

    test('the button is the last tab stop, and its panel keeps the focus', async ({ page }) => {
      await open(page, `${prefix}/faqs`);
      const button = page.getByRole('button', { name: shell.emergency.open });
      await page.keyboard.press('Shift+Tab');
      await expect(button).toBeFocused();
      await expectFocusSeen(page);
      await page.keyboard.press('Enter');
      await expect(panelOf(page).getByRole('link').first()).toBeFocused();
      await expectFocusSeen(page);
      await expectAccessible(page, { part: OPEN_DIALOG });
      await page.keyboard.press('Shift+Tab');
      await expect(panelOf(page).getByRole('button')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(panelOf(page).getByRole('link').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toBeHidden();
      await expect(button).toBeFocused();
      await expectFocusSeen(page);
    });
  });
});

test('the finder’s emergency card has the same three links', async ({ page }) => {
  await page.goto('/hospitals');
  const card = page.getByRole('main').locator('section', {
    has: page.getByRole('heading', { name: ENGLISH.words.emergency.heading }),
  });
  expect(await addressesOf(card.last().getByRole('link'))).toEqual(NUMBERS);
});

test.describe('the dock', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('links to my hospitals, shrinks while scrolling, and joins the footer', async ({ page }) => {
    await open(page, '/hospitals');
    await page.getByRole('main').getByRole('row').nth(1).getByRole('button').first().click();
    const list = page.getByRole('link', { name: ENGLISH.shell.myHospitals.replace('{count}', '1') });
    await expect(list).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
    // The address changes before the new page is rendered.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    const label = page.getByText(ENGLISH.shell.emergency.open);
    await expect(label).toBeVisible();
    await page.mouse.wheel(0, 900);
    await expect(label).toBeHidden();
    await page.mouse.wheel(0, -200);
    await expect(label).toBeVisible();
    await list.click();
    await expect(page).toHaveURL('/hospitals#my-hospitals');
    await expect(page.locator('#my-hospitals').getByRole('button', { expanded: true })).toBeInViewport();

    // The link keeps the filters of the finder.
    await open(page, '/hospitals?state=TX&city=Houston');
    await list.click();
    await expect(page).toHaveURL('/hospitals?state=TX&city=Houston#my-hospitals');
    await expect(page.locator('#my-hospitals').getByRole('button', { expanded: true })).toBeInViewport();
    // Lazy sections that load on scroll make the page longer.
    const groundsAtEnd = (): Promise<number> =>
      page.evaluate(() => {
        scrollTo(0, document.documentElement.scrollHeight);
        const colorAt = (y: number) =>
          getComputedStyle(document.elementFromPoint(2, y) ?? document.body).backgroundColor;
        return new Set([colorAt(innerHeight - 1), colorAt(innerHeight - 70)]).size;
      });
    await expect.poll(groundsAtEnd).toBe(1);
  });

  test('opens the emergency numbers when the page scrolls during the press', async ({ page }) => {
    await open(page, '/superior');
    await page.getByRole('button', { name: ENGLISH.shell.emergency.open }).hover();
    await page.mouse.down();
    await page.evaluate(() => scrollBy(0, 900));
    await expect(page.locator('[data-compact="true"]')).toBeVisible();
    await page.mouse.up();
    await expect(panelOf(page)).toBeVisible();
  });

  test('covers with the header at most a quarter of the viewport at 400% zoom @full', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    for (const path of ['/', '/hospitals', '/compare-plans']) {
      await open(page, path);
      await page.evaluate(() => scrollTo(0, 700));
      await expect.poll(() => coveredShare(page)).toBeLessThanOrEqual(0.25);
    }
  });
});
