import type { Locator, Page } from '@playwright/test';
import enAbout from '#data/words/en/about.json' with { type: 'json' };
import { addressesIn, skim } from '../support/page-walk.ts';
import { expect, ONE_OR_ALL_SITES, open, test } from '../support/site.ts';

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
  await page.waitForTimeout(300);
  await expect(content).toHaveCSS('opacity', '0');
  await showPart(content, 0.16);
  await expect(content).toHaveCSS('opacity', '1');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForTimeout(300);
  await expect(content).toHaveCSS('opacity', '1');
});

test('what is on the first screen is never hidden, not even what just looks in', async ({ page }) => {
  await page.addInitScript(() => {
    const hidden: string[] = [];
    Object.assign(globalThis, { hidden });
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target as HTMLElement;
        if (element.dataset.unseen !== undefined && element.getBoundingClientRect().top < innerHeight)
          hidden.push(element.outerHTML.slice(0, 80));
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-unseen'] });
  });
  for (const address of addressesIn('')) {
    await open(page, address);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => (globalThis as unknown as { hidden: string[] }).hidden)).toEqual([]);
  }
});

for (const { name, prefix, browser } of ONE_OR_ALL_SITES) {
  test.describe(`in ${name} on phones`, () => {
    test.use({ locale: browser, viewport: { width: 390, height: 844 } });

    test('whoever has read a page to its end has seen all of it', async ({ page }) => {
      test.setTimeout(120_000);
      for (const address of addressesIn(prefix)) {
        await open(page, address);
        await skim(page);
        await expect(page.locator('[data-unseen]'), address).toHaveCount(0);
      }
    });
  });
}

test('sections that were jumped over are seen on the way back', async ({ page }) => {
  await open(page, '/about');
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect(page.locator('[data-unseen]')).toHaveCount(0);
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

test('printing takes no notice of what was not seen', async ({ page }) => {
  await open(page, '/about');
  const content = contentOf(page, 'values-guide-us');
  await expect(content).toHaveCSS('opacity', '0');
  await page.emulateMedia({ media: 'print' });
  await expect(content).toHaveCSS('opacity', '1');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every section is seen', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('[data-unseen]')).toHaveCount(0);
    for (const id of ['american-fidelity', 'key-figures', 'values-guide-us', 'about-afgsl', 'why'])
      await expect(contentOf(page, id)).toHaveCSS('opacity', '1');
  });
});
