import type { Locator, Page } from '@playwright/test';
import brand from '#data/brand.json' with { type: 'json' };
import plans from '#data/plans.json' with { type: 'json' };
import provider from '#data/provider.json' with { type: 'json' };
import en from '#data/words/en/af-care.json' with { type: 'json' };
import es from '#data/words/es/af-care.json' with { type: 'json' };
import pt from '#data/words/pt/af-care.json' with { type: 'json' };
import { fill, formatMoney } from '#domain/format.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SITES,
  test,
  turnsOf,
} from '../support/site.ts';

const WORDS = {
  EN: { words: en, amount: formatMoney('ENG', provider.care.rewardMaximum) },
  ES: { words: es, amount: formatMoney('ESP', provider.care.rewardMaximum) },
  PT: { words: pt, amount: formatMoney('POR', provider.care.rewardMaximum) },
};
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
type Words = typeof en;

const LARGE = { width: 1440, height: 900 };
const TABLET = { width: 768, height: 1024 };

/** What a visitor finds on the page, by role and name. */
const pageOf = (page: Page, code: keyof typeof WORDS = 'EN') => {
  const { words, amount } = WORDS[code];
  const heading = (service: Service): Locator =>
    page.getByRole('heading', { level: 2, name: fill(words[service].heading, { amount }), exact: true });
  return {
    container: page.getByRole('region', { name: fill(words.region, { programme: brand.careProgramme }) }),
    bars: page.getByRole('navigation', { name: words.jump }),
    footer: page.getByRole('contentinfo'),
    heading,
    section: (service: Service): Locator => page.locator('[data-screen]').filter({ has: heading(service) }),
    phone: (service: Service): Locator =>
      page.getByRole('img', { name: fill(words[service].phone.label, { amount }), exact: true }),
  };
};

/** Scrolls until a part of a section, measured from its top, is in the window. */
const showPart = (section: Locator, part: number): Promise<void> =>
  section.evaluate((element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + share * height - innerHeight, behavior: 'instant' });
  }, part);

const listOf = (section: Locator): Locator => section.getByRole('listitem');

for (const { name, code, prefix } of SITES) {
  const inTurn = turnsOf(code);
  const { words, amount }: { words: Words; amount: string } = WORDS[code];
  const address = `${prefix}/af-care`;

  test(`the ${name} care page is nine full-height sections in a container of their own, each reached by keyboard`, async ({
    page,
  }) => {
    await page.setViewportSize(LARGE);
    await open(page, address);
    const { container, heading, section, footer } = pageOf(page, code);
    const height = (await container.boundingBox())?.height;
    for (const service of SERVICES) {
      await page.keyboard.press('PageDown');
      await expect(heading(service)).toBeInViewport();
      await expect(section(service)).toBeInViewport({ ratio: 0.95 });
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
  });

  inTurn()(
    `the ${name} quick-jump bar of section 1 links to sections 2 to 8; a bar with the page code stands in all but sections 1 and 9`,
    async ({ page }) => {
      await page.setViewportSize(LARGE);
      await open(page, address);
      const { bars, container, section, footer } = pageOf(page, code);
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
      // The address names the section already, and the container may still be on its way to rest.
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
    },
  );

  test(`the ${name} sections say what the specification says of each service`, async ({ page }) => {
    await open(page, address);
    const { section } = pageOf(page, code);
    const telehealth = section('telehealth');
    await expect(listOf(telehealth)).toContainText([
      provider.care.telehealthAvailability,
      String(plans.services.telehealthLanguages),
      words.noDeductible.title,
    ]);
    const link = telehealth.getByRole('link', { name: words.telehealth.link });
    await expect(link).toHaveAttribute('href', brand.telehealthProvider);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(listOf(section('coaching')).first()).toContainText(words.coaching.items.sessions.title);
    await expect(listOf(section('assistant'))).toHaveCount(3);
    await expect(listOf(section('opinion'))).not.toHaveCount(0);
    await expect(listOf(section('careService'))).toHaveCount(5);
    await expect(listOf(section('chat'))).not.toHaveCount(0);
    const rewards = section('rewards');
    await expect(rewards.getByText(words.rewards.requirement)).toBeVisible();
    await expect(rewards.getByRole('heading', { level: 2 })).toContainText(amount);
    await expect(listOf(rewards)).toHaveText(
      Object.values(words.rewards.items).map(
        ({ title, text }) => new RegExp(`${title}.*${fill(text, { years: '2' }).replace(/[()]/g, '.')}$`),
      ),
    );
  });

  test(`each ${name} section has a phone with one accessible name and real text in the page’s language`, async ({
    page,
  }) => {
    await open(page, address);
    const { phone } = pageOf(page, code);
    const shown: Readonly<Record<Service, readonly string[]>> = {
      telehealth: [words.telehealth.phone.call, 'English', 'Español', 'Português'],
      coaching: ['1', '2', '3'].map((number) => fill(words.coaching.phone.session, { number })),
      assistant: Object.values(words.assistant.items).map(({ title }) => title),
      opinion: Object.values(words.opinion.phone.documents),
      careService: Object.values(words.careService.phone.tasks),
      chat: [words.chat.phone.question, words.chat.phone.answer, words.message],
      rewards: [amount, ...Object.values(words.rewards.items).map(({ title }) => title)],
    };
    await expect(page.getByRole('main').getByRole('img')).toHaveCount(SERVICES.length);
    for (const service of SERVICES) {
      await expect(phone(service)).toHaveCount(1);
      for (const text of shown[service]) await expect(phone(service)).toContainText(text);
      await expect(phone(service)).toMatchAriaSnapshot(
        `- 'img "${fill(words[service].phone.label, { amount })}"'`,
      );
      await expect(phone(service).locator('> :not([aria-hidden])')).toHaveCount(0);
    }
  });

  inTurn()(`the ${name} phones fade in, each when its section is 50% visible`, async ({ page }) => {
    await page.setViewportSize(TABLET);
    await open(page, address);
    const { section, phone } = pageOf(page, code);
    for (const service of SERVICES) {
      await showPart(section(service), 0.35);
      await expect(phone(service)).toHaveCSS('opacity', '0');
      await showPart(section(service), 0.6);
      await expect(phone(service)).toHaveCSS('opacity', '1');
    }
    await page.evaluate(() => scrollTo(0, 0));
    await expect(phone('rewards')).toHaveCSS('opacity', '1');
  });

  test(`the ${name} care page is accessible and fits 320 px, 400 % zoom and large screens`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const size of [{ width: 320, height: 256 }, { width: 390, height: 844 }, TABLET, LARGE]) {
      await page.setViewportSize(size);
      await open(page, address);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });

  inTurn()(
    `under reduced motion the ${name} phones stand without a fade, and nothing snaps`,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize(LARGE);
      await open(page, address);
      const { container, phone, bars, heading } = pageOf(page, code);
      for (const service of SERVICES) await expect(phone(service)).toHaveCSS('opacity', '1');
      await expect(container).toHaveCSS('scroll-snap-type', 'none');
      await expect(page.locator('html')).toHaveCSS('scroll-snap-type', 'none');
      await bars.getByRole('link', { name: words.chat.name, exact: true }).click();
      await expect(heading('chat')).toBeInViewport();
    },
  );

  inTurn()(`on paper every ${name} section is read, without phones and bars`, async ({ page }) => {
    await page.setViewportSize(LARGE);
    await open(page, address);
    await page.emulateMedia({ media: 'print' });
    const { container, bars, heading, phone, section } = pageOf(page, code);
    await expect(container).toHaveCSS('overflow', 'visible');
    await expect(bars).toBeHidden();
    for (const service of SERVICES) {
      await expect(heading(service)).toBeVisible();
      await expect(listOf(section(service)).last()).toBeVisible();
      await expect(phone(service)).toHaveCount(0);
    }
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`every ${name} section reads, with its phone`, async ({ page }) => {
      await page.goto(address);
      const { bars, heading, phone, section } = pageOf(page, code);
      await expect(bars.getByRole('link')).toHaveCount(SERVICES.length);
      for (const service of SERVICES) {
        await heading(service).scrollIntoViewIfNeeded();
        await expect(heading(service)).toBeInViewport();
        await expect(listOf(section(service)).first()).toBeVisible();
        await expect(phone(service)).toHaveCSS('opacity', '1');
      }
    });
  });
}

test('below 1025 px the sections follow each other: no container, no bar, the phone beside or under the text', async ({
  page,
}) => {
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

test('leaving the page releases its hold on scrolling', async ({ page }) => {
  await page.setViewportSize(LARGE);
  await open(page, '/af-care');
  const html = page.locator('html');
  await expect(html).toHaveCSS('scroll-snap-type', 'y mandatory');
  await page.getByRole('banner').getByRole('link', { name: 'Hospitals' }).click();
  await expect(page).toHaveURL('/hospitals');
  await expect(html).toHaveCSS('scroll-snap-type', 'none');
  await expect(html).not.toHaveCSS('overflow', 'hidden');
});

test('a wheel goes section by section to the footer and back', async ({ page }) => {
  await page.setViewportSize(LARGE);
  await open(page, '/af-care#live-chat');
  const { heading, footer } = pageOf(page);
  await expect(heading('chat')).toBeInViewport();
  await page.mouse.move(700, 500);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    await expect(footer).toBeInViewport({ ratio: 0.95, timeout: 1500 });
  }).toPass();
  await expect(async () => {
    await page.mouse.wheel(0, -600);
    await expect(heading('rewards')).toBeInViewport({ timeout: 1500 });
  }).toPass();
});

test('with forced colours the phones keep their drawing, and every link stays visible', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize(LARGE);
  await open(page, '/af-care');
  const { phone, bars } = pageOf(page);
  await expect(phone('chat')).toHaveCSS('forced-color-adjust', 'none');
  await expect(bars.getByRole('link').first()).toBeVisible();
});
