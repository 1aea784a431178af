import { awake, expect, expectAccessible, open, SITES, test, turnsOf } from '../support/site.ts';

for (const site of SITES) {
  const inTurn = turnsOf(site.code);
  const { shell, overlays, prefix } = site;
  test.describe(`the shell in ${site.name}`, () => {
    test.use({ locale: site.browser });

    test('the products panel opens on click, holds plans, insights and the comparison, and closes by Escape and backdrop', async ({
      page,
    }) => {
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
    });

    test('talk to a consultant carries page, plan and language', async ({ page }) => {
      await open(page, `${prefix}/vital`);
      await page.getByRole('banner').getByRole('button', { name: shell.consultant.open }).click();
      const dialog = page.getByRole('dialog', { name: overlays.consultant.heading });
      await expectAccessible(page);
      const whatsapp = decodeURIComponent(
        (await dialog.getByRole('link', { name: overlays.consultant.whatsapp }).getAttribute('href')) ?? '',
      );
      expect(whatsapp).toContain('Vital');
      expect(whatsapp).toContain(`${prefix}/vital`);
      await dialog.getByRole('button', { name: overlays.close }).click();
      await expect(dialog).toBeHidden();
    });

    test.describe('on phones', () => {
      test.use({ viewport: { width: 390, height: 844 } });

      test('the menu slides in, the page stands still, a link leads on', async ({ page }) => {
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
      });

      inTurn()('emergency is one tap away, also far down the page', async ({ page }) => {
        await open(page, `${prefix}/hospitals`);
        await page.mouse.wheel(0, 1500);
        const button = page.getByRole('button', { name: shell.emergency.open });
        await expect(button).toBeInViewport();
        await button.click();
        const dialog = page.getByRole('dialog', { name: overlays.emergency.heading });
        await expect(dialog).toContainText('911');
        await expect(dialog).toContainText('48');
        await expect(dialog).toContainText('72');
        await expectAccessible(page);
      });
    });
  });
}

test('the header is see-through on the first section and white when scrolled', async ({ page }) => {
  await open(page, '/hospitals');
  await page.mouse.move(640, 700);
  const header = page.getByRole('banner');
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await page.mouse.wheel(0, 600);
  await expect(header).toHaveCSS('background-color', 'rgb(255, 253, 249)');
});

test('a fragment link scrolls to its section; Back restores the place; a new page begins at its top', async ({
  page,
}) => {
  await open(page, '/');
  await (
    await awake(page.getByRole('contentinfo').getByRole('link', { name: 'Values that guide us' }))
  ).click();
  await expect(page).toHaveURL('/about#values-guide-us');
  await expect(page.locator('#values-guide-us')).toBeInViewport();
  await (await awake(page.getByRole('contentinfo').getByRole('link', { name: 'Forms' }))).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/about#values-guide-us');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});

test('from page to page the texts of the next page come with it', async ({ page }) => {
  await open(page, '/');
  await (await awake(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy notice' }))).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy Notice');
  await expect(page.locator('[data-body="privacy"] h2').first()).toBeVisible();
  await (await awake(page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }))).click();
  await page.getByText('How do I apply for a plan?').click();
  await expect(page.locator('#how-to-apply [data-body]')).toBeVisible();
});

test('one answer is open at a time', async ({ page }) => {
  await open(page, '/');
  await page.getByText('How do I apply for a plan?').click();
  await expect(page.locator('#how-to-apply [data-body]')).toBeVisible();
  await page.getByText('How old can I be when I apply?').click();
  await expect(page.locator('#age-to-apply [data-body]')).toBeVisible();
  await expect(page.locator('#how-to-apply [data-body]')).toBeHidden();
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
    'Skip to the content',
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
  const compare = panel.getByRole('link', { name: 'Compare the plans' });
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

test('on small screens the plans section has its own way to the comparison', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await page.locator('#plans').getByRole('link', { name: 'Compare the plans' }).click();
  await expect(page).toHaveURL('/compare-plans');
});

test('the forms of each language open as PDF', async ({ page, request }) => {
  for (const { prefix, code } of SITES) {
    await open(page, `${prefix}/forms`);
    const links = await page.getByRole('main').locator('a[href$=".pdf"]').all();
    expect(links.length).toBe(5);
    for (const link of links) {
      const href = (await link.getAttribute('href')) ?? '';
      expect(href).toContain(`-${code}.pdf`);
      const response = await request.get(href);
      expect(response.headers()['content-type']).toBe('application/pdf');
      expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-');
    }
    const titles = await page.getByRole('main').locator('a[href$=".pdf"]').allTextContents();
    expect(titles).toEqual([...titles].sort(new Intl.Collator(prefix.slice(1) || 'en').compare));
  }
});

test('web vitals are not even loaded while no address is given for them', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, '/');
  await page.waitForTimeout(2500);
  expect(asked.filter((url) => /vitals/.test(url))).toEqual([]);
});
