import { fill } from '#domain/format.ts';
import { describeIn, expect, open, test } from '../support/site.ts';

describeIn('ES', 'a legal text', ({ code, prefix, texts }) => {
  const words = texts.legal;
  test('has linked contents, and links to sections that keep the language', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `${prefix}/terms`);
    const sections = page.getByRole('main').getByRole('heading', { level: 2, name: /^\d+\. / });
    const contents = page.getByRole('navigation', { name: words.contents });
    await expect(contents).toBeHidden();
    await page.getByText(words.contents, { exact: true }).click();
    await expect(contents.getByRole('link')).toHaveCount(await sections.count());
    await contents.getByRole('link').nth(5).click();
    await expect(sections.nth(5)).toBeInViewport();

    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(contents).toBeInViewport();
    const copy = page.getByRole('link', { name: fill(words.copyLink, { number: '12' }), exact: true });
    await copy.focus();
    const place = await page.evaluate(() => scrollY);
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.copied, { exact: true })).toBeAttached();
    await expect(page).toHaveURL(/#section-12$/);
    await expect(copy).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.endsWith(`${prefix}/terms${code === 'EN' ? '?lang=en' : ''}#section-12`)).toBe(true);
    await page.goto('about:blank');
    await open(page, link);
    await expect(sections.nth(11)).toBeInViewport({ ratio: 1 });
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeHidden();
    await expect(sections.first()).toBeVisible();
  });
});
