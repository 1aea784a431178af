import { tabTo } from '../support/focus.ts';
import { painted } from '../support/page-walk.ts';
import {
  describeIn,
  ENGLISH,
  expect,
  expectAccessible,
  holdBack,
  OPEN_DIALOG,
  open,
  paramOf,
  test,
} from '../support/site.ts';

describeIn('ES', 'the shell', (site) => {
  const { shell, overlays, prefix } = site;

  test('products panel links to plans and the comparison, closes by Escape and backdrop; the consultant message names the plan @engines', async ({
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
    await expectAccessible(page, { part: OPEN_DIALOG });
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
    await expect(page.locator('html[data-modal-open]')).not.toBeAttached();
    await button.press('Enter');
    await expect(panel).toBeVisible();
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
    await expect(dialog).toBeVisible();
    await expectAccessible(page, { part: OPEN_DIALOG });
    const message = await paramOf(dialog.getByRole('link', { name: overlays.consultant.whatsapp }), 'text');
    expect(message).toContain('Optima');
    expect(message).toContain(`${prefix}/optima`);
    await dialog.getByRole('button', { name: shell.close }).click();
    await expect(dialog).toBeHidden();
  });

  test('a dialog opens again at the moment in which it closes', async ({ page }) => {
    await open(page, prefix || '/');
    const button = page.getByRole('button', { name: shell.nav.products });
    await button.click();
    const mark = page.locator('html[data-modal-open]');
    await expect(mark).toBeAttached();
    // Before the event `close`, which browsers fire later.
    await button.evaluate((element: HTMLElement) => {
      const press = (): void => {
        element.click();
        element.dataset.pressed = '';
      };
      new MutationObserver(press).observe(document.documentElement, { attributeFilter: ['data-modal-open'] });
    });
    await page.keyboard.press('Escape');
    await expect(button).toHaveAttribute('data-pressed');
    await expect(mark).toBeAttached();
    await expect(page.getByRole('dialog', { name: shell.nav.products })).toBeVisible();
  });

  test('a press right after narrowing the viewport opens the menu', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await open(page, `${prefix}/superior`);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.setViewportSize({ width: 390, height: 844 });
    // The header must be in place at once: a button that moves between press and release gets no click.
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    await page.getByRole('button', { name: shell.menu }).click();
    await expect(page.getByRole('dialog', { name: shell.menu })).toBeVisible();
  });

  test.describe('on a rotated phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

    test('the page does not scroll back to the top @full', async ({ page }) => {
      await open(page, `${prefix}/superior`);
      await page.evaluate(() => scrollTo({ top: 2500, behavior: 'instant' }));
      const place = (): Promise<number> => page.evaluate(() => scrollY);
      await expect.poll(place).toBe(2500);
      for (const size of [
        { width: 844, height: 390 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(size);
        await painted(page);
        expect(await place()).toBeGreaterThan(1500);
      }
    });
  });

  test.describe('on phones', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('the page does not scroll while the last link has the focus @full', async ({ page }) => {
      await open(page, `${prefix}/terms`);
      const last = page.getByRole('contentinfo').getByRole('link').last();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
      const places = () =>
        page.evaluate(async () => {
          const seen = new Set<number>();
          for (let frame = 0; frame < 90; frame++) {
            await new Promise(requestAnimationFrame);
            seen.add(scrollY);
          }
          return seen.size;
        });
      await expect.poll(places).toBe(1);
    });

    test('menu locks scrolling, closes by Escape and Back, and opens a page', async ({ page }) => {
      await open(page, prefix || '/');
      const button = page.getByRole('button', { name: shell.menu });
      await button.click();
      const menu = page.getByRole('dialog', { name: shell.menu });
      await expect(menu).toBeVisible();
      await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
      await expectAccessible(page, { part: OPEN_DIALOG });
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(button).toBeFocused();
      await button.press('Enter');
      await menu.getByRole('link', { name: shell.nav.about }).click();
      await expect(page).toHaveURL(`${prefix}/about`);
      await expect(menu).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

      await button.click();
      await expect(menu).toBeVisible();
      await page.evaluate(() => history.back());
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL(`${prefix}/about`);

      // The followed link is in the closed menu, so Back moves the focus to the heading.
      await page.goBack();
      await expect(page).toHaveURL(prefix || '/');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });
  });
});

test('a fragment leads to its section, Back to the link, others to the top', async ({ page }) => {
  await open(page, '/home#plans');
  await expect(page.locator('#plans')).toBeInViewport();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Values that guide us' }).click();
  await expect(page).toHaveURL('/about#values-guide-us');
  await expect(page.locator('#values-guide-us')).toBeInViewport();
  await expect(page.locator('#values-guide-us')).toBeFocused();
  await open(page, '/terms');
  const contents = page.getByRole('main').getByRole('link', { name: 'Languages' });
  await contents.press('Enter');
  await expect(page).toHaveURL(/#section-\d+$/);
  await page.goBack();
  await expect(contents).toBeFocused();
  const hospitals = page.getByRole('banner').getByRole('link', { name: 'Hospitals' });
  await hospitals.click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(hospitals).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('header shrinks and turns white on scroll, and is dark in print', async ({ page }) => {
  await open(page, '/about');
  // Off the header, which is white when hovered.
  await page.mouse.move(100, 700);
  const header = page.getByRole('banner');
  const bottom = (): Promise<number> => header.evaluate((element) => element.getBoundingClientRect().bottom);
  await expect(header).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await bottom()).toBe(104);
  await page.mouse.wheel(0, 800);
  await expect.poll(bottom).toBe(64);
  await expect(header).toHaveCSS('background-color', 'rgb(255, 253, 249)');
  await header.getByRole('link', { name: 'Help' }).focus();
  await expect(header.getByRole('link', { name: 'Help' })).toBeInViewport({ ratio: 1 });
  const letCome = await holdBack(page, /HospitalsPage-.*\.js$/);
  await header.getByRole('link', { name: 'Hospitals' }).click();
  await page.mouse.move(640, 700);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  await expect(header).toHaveCSS('color', 'rgb(11, 37, 64)');
  letCome();
  await expect(header).toHaveCSS('color', 'rgb(255, 253, 249)');
  await page.emulateMedia({ media: 'print' });
  await expect(header).toHaveCSS('color', 'rgb(11, 37, 64)');
});

test('Tab reaches skip link and header first; the products panel keeps focus', async ({ page }) => {
  await open(page, '/');
  const names: string[] = [];
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press('Tab');
    names.push(
      await page.locator(':focus').evaluate((link) => link.ariaLabel ?? link.textContent?.trim() ?? ''),
    );
  }
  expect(names).toEqual([
    'Skip to main content',
    'Talk to a consultant',
    'Help',
    'Client portal',
    'Consultant portal',
    'International Health Plans: Home',
    'Home',
    'About us',
    'Products',
  ]);
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Products' });
  await expect(panel).toBeVisible();
  const compare = panel.getByRole('link', { name: 'Compare plans' });
  await tabTo(page, compare, 12);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Products' })).toBeFocused();
  await page.getByRole('link', { name: ENGLISH.shell.skip }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
