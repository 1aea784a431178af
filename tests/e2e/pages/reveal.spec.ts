import type { Locator, Page } from '@playwright/test';
import { settled, showPart, skim } from '../support/page-walk.ts';
import { ENGLISH, expect, open, test } from '../support/site.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** The content of the section with this id, which fades in. */
const contentOf = (page: Page, id: string): Locator => page.locator(`#${id} > .page`);

test('a section appears once a tenth of it is in the viewport, and stays visible', async ({ page }) => {
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

test('focus in a section shows it @engines', async ({ page }) => {
  await open(page, '/about');
  const content = contentOf(page, 'key-figures');
  await expect(content).toHaveCSS('opacity', '0');
  await content
    .getByRole('link')
    .first()
    .evaluate((link) => link.focus({ preventScroll: true }));
  await expect(content).toHaveCSS('opacity', '1');
});

test('a fragment shows its section', async ({ page }) => {
  await open(page, '/about#why');
  await expect(contentOf(page, 'why')).toHaveCSS('opacity', '1');
  await page.goto('/about');
  await page.getByRole('link', { name: ENGLISH.texts.about.hero.arrow }).click();
  await expect(contentOf(page, 'key-figures')).toHaveCSS('opacity', '1');
  await expect(contentOf(page, 'key-figures')).toBeInViewport();
});

test('sections appear on scroll after navigation to a page and Back @full', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'About us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ENGLISH.texts.about.hero.heading);
  await skim(page);
  await expect(page.locator('[data-unseen]')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/');
  // Sections whose code is still loading make the page longer.
  await expect(async () => {
    await skim(page);
    await expect(page.locator('#faqs')).toHaveCount(1);
    await expect(page.locator('[data-unseen]')).toHaveCount(0, { timeout: 500 });
  }).toPass();
});
