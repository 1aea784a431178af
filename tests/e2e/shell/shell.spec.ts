import { expect, expectAccessible, open, SITES, test, turnsOf } from '../support/site.ts';

for (const site of SITES) {
  const inTurn = turnsOf(site.code);
  const { shell, overlays, prefix } = site;
  test.describe(`the shell in ${site.name}`, () => {
    test.use({ locale: site.browser });

    inTurn()(
      'the products panel holds plans, insights and the comparison, closes by Escape and backdrop, and leads to a plan, about which the consultant is then asked',
      async ({ page }) => {
        await open(page, prefix || '/');
        const button = page.getByRole('button', { name: shell.nav.products });
        await button.click();
        const panel = page.getByRole('dialog', { name: shell.nav.products });
        await expect(panel).toBeVisible();
        await expect(page.locator('html[data-modal-open]')).toBeAttached();
        for (const name of [/^Superior/, /^Optima/, /^Vital/, overlays.panel.compare])
          await expect(panel.getByRole('link', { name })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(panel).toBeHidden();
        await expect(button).toBeFocused();
        await expect(page.locator('html[data-modal-open]')).not.toBeAttached();
        await button.press('Enter');
        await page.mouse.click(640, 700);
        await expect(panel).toBeHidden();
        await button.click();
        await panel.getByRole('link', { name: /^Optima/ }).click();
        await expect(page).toHaveURL(`${prefix}/optima`);
        await expect(panel).toBeHidden();
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('Optima');

        await page.getByRole('banner').getByRole('button', { name: shell.consultant.open }).click();
        const dialog = page.getByRole('dialog', { name: overlays.consultant.heading });
        await expectAccessible(page);
        const whatsapp = decodeURIComponent(
          (await dialog.getByRole('link', { name: overlays.consultant.whatsapp }).getAttribute('href')) ?? '',
        );
        expect(whatsapp).toContain('Optima');
        expect(whatsapp).toContain(`${prefix}/optima`);
        await dialog.getByRole('button', { name: overlays.close }).click();
        await expect(dialog).toBeHidden();
      },
    );

    test.describe('on phones', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      inTurn()(
        'the menu slides in, the page behind does not move, a link leads on to a page with its long texts; emergency is one tap away, also far down the page',
        async ({ page }) => {
          await open(page, prefix || '/');
          const button = page.getByRole('button', { name: shell.menu });
          await button.click();
          const menu = page.getByRole('dialog', { name: shell.menu });
          await expect(menu).toBeVisible();
          await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
          await expectAccessible(page);
          await page.keyboard.press('Escape');
          await expect(menu).toBeHidden();
          await expect(button).toBeFocused();
          await button.press('Enter');
          await menu.getByRole('link', { name: shell.nav.about }).click();
          await expect(page).toHaveURL(`${prefix}/about`);
          await expect(menu).toBeHidden();
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

          await page.locator('#faqs summary').first().click();
          await expect(page.locator('#faqs [open] [data-body]')).not.toBeEmpty();
          const emergency = page.getByRole('button', { name: shell.emergency.open });
          await expect(emergency).toBeInViewport();
          await emergency.click();
          const dialog = page.getByRole('dialog', { name: overlays.emergency.heading });
          await expect(dialog).toContainText('911');
          await expect(dialog).toContainText('48');
          await expect(dialog).toContainText('72');
          await expectAccessible(page);
        },
      );
    });
  });
}

test('the header is see-through on the first section and white when scrolled; Tab first reaches the skip link, which leads to the content', async ({
  page,
}) => {
  await open(page, '/hospitals');
  // Beside the list, which scrolls by itself.
  await page.mouse.move(100, 700);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 600);
  await expect(header).toHaveCSS('background-color', 'rgb(255, 253, 249)');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: SITES[0].shell.skip })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a fragment link scrolls to its section; Back restores the place; a new page begins at its top', async ({
  page,
}) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Values that guide us' }).click();
  await expect(page).toHaveURL('/about#values-guide-us');
  await expect(page.locator('#values-guide-us')).toBeInViewport();
  await expect(page.locator('html[data-alive]')).toBeAttached();
  await page.getByRole('banner').getByRole('link', { name: 'Hospitals' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about#values-guide-us');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('by keyboard alone: skip link, services, language, menu, products panel, on to the comparison', async ({
  page,
}) => {
  await open(page, '/');
  const focused = page.locator(':focus');
  const names: string[] = [];
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press('Tab');
    names.push(((await focused.getAttribute('aria-label')) ?? (await focused.textContent()) ?? '').trim());
  }
  expect(names).toEqual([
    'Skip to main content',
    'Talk to a consultant',
    'Client portal',
    'Consultant portal',
    'Language: English EN',
    'International Health Plans: Home',
    'Home',
    'About us',
    'Products',
  ]);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Products' });
  await expect(panel).toBeVisible();
  const compare = panel.getByRole('link', { name: 'Compare plans' });
  for (
    let step = 0;
    step < 12 && !(await compare.evaluate((link) => link === document.activeElement));
    step++
  ) {
    await page.keyboard.press('Tab');
    await expect(panel.locator(':focus')).toHaveCount(1);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/compare-plans');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
