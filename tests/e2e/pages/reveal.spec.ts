import type { Locator, Page } from '@playwright/test';
import enAbout from '#data/words/en/about.json' with { type: 'json' };
import { settled, skim } from '../support/page-walk.ts';
import { expect, open, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** What rises into view: the content of the section with this anchor. */
const contentOf = (page: Page, id: string): Locator => page.locator(`#${id} > .page`);

/** Scrolls until this part of the element, 0 to 1, is on the screen. */
const showPart = (content: Locator, part: number): Promise<void> =>
  content.evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height * share - innerHeight, behavior: 'instant' });
  }, part);

test('a section stays hidden until a tenth of it is seen, then shows once and stays', async ({ page }) => {
  await open(page, '/about');
  const content = contentOf(page, 'values-guide-us');
  await expect(content).toHaveCSS('opacity', '0');
  await showPart(content, 0.04);
  await settled(page);
  await expect(content).toHaveCSS('opacity', '0');
  await showPart(content, 0.16);
  await expect(content).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await settled(page);
  await expect(content).toHaveCSS('opacity', '1');
});

test('focus shows a section at once', async ({ page }) => {
  await open(page, '/about');
  const content = contentOf(page, 'key-figures');
  await expect(content).toHaveCSS('opacity', '0');
  await content
    .getByRole('link')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  await expect(content).toHaveCSS('opacity', '1');
});

test('a fragment shows the section that it leads to', async ({ page }) => {
  await open(page, '/about#why');
  await expect(contentOf(page, 'why')).toHaveCSS('opacity', '1');
  await page.goto('/about');
  await page.getByRole('link', { name: enAbout.hero.arrow }).click();
  await expect(contentOf(page, 'key-figures')).toHaveCSS('opacity', '1');
  await expect(contentOf(page, 'key-figures')).toBeInViewport();
});

test('from another page and back, sections show as the reader comes to them', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(enAbout.hero.heading);
  await skim(page);
  await expect(page.locator('[data-unseen]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  // Parts whose code is on its way make the page longer.
  await expect(async () => {
    await skim(page);
    await expect(page.locator('#faqs')).toHaveCount(1);
    await expect(page.locator('[data-unseen]')).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
