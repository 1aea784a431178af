import type { Locator, Page } from '@playwright/test';
import brand from '#data/brand.json' with { type: 'json' };
import provider from '#data/provider.json' with { type: 'json' };
import { fill, formatMoney } from '#domain/format.ts';
import { showPart } from '../support/page-walk.ts';
import { describeIn, ENGLISH, expect, open, type Site, test } from '../support/site.ts';

const SERVICES = [
  'telehealth',
  'coaching',
  'assistant',
  'opinion',
  'careService',
  'chat',
  'rewards',
] as const;
type Service = (typeof SERVICES)[number];

const LARGE = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };

/** Locators of the page by role and name. */
const pageOf = (page: Page, { texts, language }: Site = ENGLISH) => {
  const words = texts.afCare;
  const amount = formatMoney(language, provider.care.rewardMaximum);
  const heading = (service: Service): Locator =>
    page.getByRole('heading', { level: 2, name: fill(words[service].heading, { amount }), exact: true });
  return {
    container: page.getByRole('region', { name: fill(words.region, { program: brand.careProgram }) }),
    bars: page.getByRole('navigation', { name: words.jump }),
    footer: page.getByRole('contentinfo'),
    heading,
    section: (service: Service): Locator => page.locator('[data-screen]').filter({ has: heading(service) }),
    phone: (service: Service): Locator =>
      page.getByRole('img', { name: fill(words[service].phone.label, { amount }), exact: true }),
  };
};

describeIn('ES', 'the care page', (site) => {
  const { code, prefix, shell, texts } = site;
  const words = texts.afCare;
  const address = `${prefix}/af-care`;

  test('has seven full-height snapping sections reached by keyboard', async ({ page }) => {
    await page.setViewportSize(LARGE);
    await open(page, address);
    // Moves the pointer off the header, which is white when hovered.
    await page.mouse.move(640, 600);
    const html = page.locator('html');
    await expect(html).toHaveCSS('scroll-snap-type', 'y mandatory');
    const { bars, container, heading, section, footer } = pageOf(page, site);
    const height = (await container.boundingBox())?.height;
    for (const service of SERVICES) {
      await page.keyboard.press('PageDown');
      await expect(heading(service)).toBeInViewport();
      await expect(section(service)).toBeInViewport({ ratio: 0.95 });
      // The header text contrasts with the section under it.
      const tone = service === 'opinion' ? 'rgb(255, 253, 249)' : 'rgb(11, 37, 64)';
      await expect(page.getByRole('banner')).toHaveCSS('color', tone);
      expect((await section(service).boundingBox())?.height).toBeGreaterThanOrEqual((height ?? 0) - 105);
    }
    await expect(container).toBeFocused();
    await expect(section('rewards')).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('PageDown');
    await expect(footer).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press('PageUp');
    await expect(heading('rewards')).toBeInViewport();
    await page.keyboard.press('Home');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    await bars.first().getByRole('link', { name: words.rewards.name, exact: true }).press('Enter');
    await expect(section('rewards')).toBeInViewport({ ratio: 0.9 });
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();

    await page.getByRole('banner').getByRole('link', { name: shell.nav.hospitals }).click();
    await expect(page).toHaveURL(`${prefix}/hospitals`);
    await expect(html).toHaveCSS('scroll-snap-type', 'none');
    await expect(html).not.toHaveCSS('overflow', 'hidden');
  });

  test('each section fits a laptop screen; rotating a tablet keeps the current section @full', async ({
    page,
  }) => {
    for (const size of [
      { width: 1100, height: 600 },
      { width: 1366, height: 657 },
    ]) {
      await page.setViewportSize(size);
      await open(page, address);
      const { container, section } = pageOf(page, site);
      const room = await container.evaluate((element) => element.clientHeight);
      for (const service of SERVICES)
        expect.soft((await section(service).boundingBox())?.height, service).toBeLessThanOrEqual(room + 1);
      expect.soft((await page.locator('[data-screen]').first().boundingBox())?.height).toBe(room);
    }
    const { bars, section } = pageOf(page, site);
    await bars.last().getByRole('link', { name: words.coaching.name, exact: true }).press('Enter');
    await expect(section('coaching')).toBeInViewport({ ratio: 0.9 });
    // In portrait orientation the next section is visible too.
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect(section('coaching')).toBeInViewport({ ratio: 0.9 });
    await page.setViewportSize({ width: 1180, height: 820 });
    await expect(section('coaching')).toBeInViewport({ ratio: 0.9 });
  });

  test('has a bar with links to sections 2 to 8, and one in each of them @full', async ({ page }) => {
    await page.setViewportSize(LARGE);
    await open(page, address);
    const { bars, container, section, footer } = pageOf(page, site);
    const pageCode = container.getByText(fill(words.pageCode, { code: `AFC-${code}` }));
    await expect(bars).toHaveCount(1);
    await expect(bars.getByRole('link')).toHaveText(SERVICES.map((service) => words[service].name));
    for (const service of SERVICES) {
      const link = bars.last().getByRole('link', { name: words[service].name, exact: true });
      await link.press('Enter');
      await expect(section(service)).toBeInViewport({ ratio: 0.99 });
      await expect(link.last()).toHaveAttribute('aria-current', 'location');
      await expect(bars).toHaveCount(2);
      await expect(pageCode).toBeInViewport();
    }
    await footer.getByRole('link').last().focus();
    await expect(footer).toBeInViewport({ ratio: 0.95 });
    await expect(pageCode).toHaveCount(0);
    // Focus in the footer is visible even while sections scroll to the fragment, which the address already has.
    for (let round = 0; round < 3; round += 1) {
      await page.goto(`${address}#rewards`);
      await expect(pageCode).toBeInViewport();
      await footer.getByRole('link').last().focus();
      await expect(pageCode).toHaveCount(0);
    }
    await page.goto(`${address}#rewards`);
    await expect(section('rewards')).toBeInViewport({ ratio: 0.99 });
    await container.focus();
    await page.keyboard.press('Home');
    await expect(pageCode).toHaveCount(0);
  });

  test('the phones fade in, each when its section is 50% visible @full', async ({ page }) => {
    await page.setViewportSize(TABLET);
    await open(page, address);
    const { section, phone } = pageOf(page, site);
    for (const service of SERVICES) {
      await showPart(section(service), 0.35);
      await expect(phone(service)).toHaveCSS('opacity', '0');
      await showPart(section(service), 0.6);
      await expect(phone(service)).toHaveCSS('opacity', '1');
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(phone('rewards')).toHaveCSS('opacity', '1');
  });

  test('with reduced motion phones do not fade, and sections do not snap @full', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(LARGE);
    await open(page, address);
    const { container, phone, bars, heading } = pageOf(page, site);
    for (const service of SERVICES) await expect(phone(service)).toHaveCSS('opacity', '1');
    await expect(container).toHaveCSS('scroll-snap-type', 'none');
    await expect(page.locator('html')).toHaveCSS('scroll-snap-type', 'none');
    await bars.getByRole('link', { name: words.chat.name, exact: true }).click();
    await expect(heading('chat')).toBeInViewport();
  });
});

test('below 1025 px the care sections scroll with the page @full', async ({ page }) => {
  for (const size of [{ width: 1024, height: 900 }, TABLET, { width: 390, height: 844 }]) {
    await page.setViewportSize(size);
    await open(page, '/af-care');
    const { container, bars, heading, phone } = pageOf(page);
    await expect(container).toHaveCSS('overflow', 'visible');
    await expect(container).not.toHaveAttribute('tabindex');
    await heading('careService').scrollIntoViewIfNeeded();
    await expect(bars).toHaveCount(1);
    const text = await heading('careService').boundingBox();
    const mockup = await phone('careService').boundingBox();
    expect((mockup?.x ?? 0) > (text?.x ?? 0) + 200 || (mockup?.y ?? 0) > (text?.y ?? 0)).toBe(true);
  }
});
