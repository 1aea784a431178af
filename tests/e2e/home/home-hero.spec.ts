import type { Locator, Page } from '@playwright/test';
import en from '#data/words/en/home.json' with { type: 'json' };
import es from '#data/words/es/home.json' with { type: 'json' };
import pt from '#data/words/pt/home.json' with { type: 'json' };
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SITES,
  test,
  turnsOf,
} from '../support/site.ts';

const WORDS = { EN: en, ES: es, PT: pt };
const TURN = 3000;
const ORDER = ['telehealth', 'coaching', 'nutritionist'] as const;
const LEADS_TO = ['/af-care#telehealth', '/af-care#mental-health-coaching', '/compare-plans#nutritionists'];
const SERVICES = [
  'telehealth',
  'mental-health-coaching',
  'virtual-assistant',
  'second-medical-opinion',
  'care-service',
  'live-chat',
  'rewards',
];

interface Slider {
  readonly group: Locator;
  readonly titles: readonly Locator[];
  readonly dots: readonly Locator[];
  readonly pause: Locator;
  readonly play: Locator;
}

const sliderOf = (page: Page, { slider }: typeof en = en): Slider => {
  const group = page.getByRole('group', { name: slider.label });
  const button = (name: string): Locator => group.getByRole('button', { name, exact: true });
  return {
    group,
    titles: ORDER.map((id) => group.getByRole('heading', { level: 2, name: slider.slides[id].title })),
    dots: ORDER.map((id) => button(slider.slides[id].name)),
    pause: button(slider.pause),
    play: button(slider.play),
  };
};

/** Home with its clock in our hands, and the pointer over the foot of the window, far from the slider. */
const openHome = async (page: Page, prefix = '', words: typeof en = en): Promise<Slider> => {
  await page.clock.install();
  await leave(page);
  await open(page, prefix || '/');
  return sliderOf(page, words);
};

const leave = (page: Page): Promise<void> => page.mouse.move(0, 0);

/** The clock goes on in steps, so that what a turn brings is drawn before the next begins. */
const pass = async (page: Page, milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= 500) await page.clock.runFor(Math.min(left, 500));
};

const expectOnly = async ({ titles }: Slider, shown: number): Promise<void> => {
  for (const [index, title] of titles.entries())
    await expect(title).toBeVisible({ visible: index === shown });
};

for (const { name, code, prefix } of SITES) {
  const inTurn = turnsOf(code);
  const words = WORDS[code];

  test(`the ${name} slides are telehealth, coaching and nutritionist, and advance every 3 seconds`, async ({
    page,
  }) => {
    const slider = await openHome(page, prefix, words);
    await expectOnly(slider, 0);
    await pass(page, TURN - 500);
    await expectOnly(slider, 0);
    for (const shown of [1, 2, 0]) {
      await pass(page, shown === 1 ? 1000 : TURN);
      await expectOnly(slider, shown);
      await expect(slider.dots[shown] as Locator).toHaveAttribute('aria-pressed', 'true');
    }
  });

  test(`each ${name} slide says whom it is for and leads to its section`, async ({ page }) => {
    const { group, dots, titles } = await openHome(page, prefix, words);
    const { every, only } = words.slider;
    for (const [index, id] of ORDER.entries()) {
      await dots[index]?.click();
      await expect(titles[index] as Locator).toBeVisible();
      const link = group.getByRole('link', { name: words.slider.slides[id].link });
      await expect(link).toHaveAttribute('href', `${prefix}${LEADS_TO[index]}`);
      await expect(group.getByRole('link')).toHaveCount(1);
      await expect(group.getByText(every, { exact: true }).filter({ visible: true })).toHaveCount(
        id === 'nutritionist' ? 0 : 1,
      );
    }
    const [before = '', after = ''] = only.split('{plans}');
    await expect(group.getByText(new RegExp(`^${before}Superior \\S+ Optima${after}$`))).toBeVisible();
    await expect(group).not.toContainText('{');
  });

  inTurn()(`the ${name} arrow scrolls smoothly to the guiding services`, async ({ page }) => {
    await open(page, prefix || '/');
    await page.getByRole('link', { name: words.welcome.arrow }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/?#services$`));
    const heading = page.getByRole('heading', { level: 2, name: words.services.heading });
    await expect(heading).toBeInViewport();
    await expect
      .poll(() => page.locator('#services').evaluate((e) => e.getBoundingClientRect().top))
      .toBeLessThan(160);
  });

  test(`each ${name} guiding service has a title that leads to its screen, and points`, async ({ page }) => {
    await open(page, prefix || '/');
    const section = page.locator('#services');
    for (const [index, { title, points }] of Object.values(words.services.items).entries()) {
      const item = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
      await expect(item.getByRole('link')).toHaveAttribute('href', `${prefix}/af-care#${SERVICES[index]}`);
      await expect(item.getByRole('listitem')).toHaveCount(Object.keys(points).length);
    }
    await expect(section).toContainText(/US\$\s?500/);
    await expect(section).toContainText('24/7');
    await expect(section).not.toContainText('{');
    await section.getByRole('link', { name: words.services.care }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/af-care$`));
  });

  inTurn()(
    `the ${name} hero is accessible with every slide, has one h1, and fits 320 px`,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const width of [320, 1024, 1025]) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, prefix || '/');
        const slider = sliderOf(page, words);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
        await expectNoSidewaysScroll(page);
        for (const [index, dot] of slider.dots.entries()) {
          await dot.click();
          await expectOnly(slider, index);
          await expectAccessible(page);
        }
      }
    },
  );
}

test('the first slide is painted largest: no later one counts as the page’s largest paint', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const { code, prefix } of SITES) {
    await open(page, prefix || '/');
    await page.waitForTimeout(2 * TURN + 500);
    const painted = await page.evaluate(
      () =>
        new Promise<(string | null | undefined)[]>((resolve) => {
          const texts = (list: PerformanceObserverEntryList): (string | null | undefined)[] =>
            list.getEntries().map((entry) => (entry as LargestContentfulPaint).element?.textContent);
          new PerformanceObserver((list) => resolve(texts(list))).observe({
            type: 'largest-contentful-paint',
            buffered: true,
          });
        }),
    );
    expect(painted.at(-1)).toBe(WORDS[code].slider.slides.telehealth.title);
  }
});

test('the pause button stops the slider for good, and says what it does', async ({ page }) => {
  const slider = await openHome(page);
  await slider.pause.click();
  await leave(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(page, 3 * TURN);
  await expectOnly(slider, 0);
  await expect(slider.pause).toHaveCount(0);
  await slider.play.click();
  await pass(page, TURN + 500);
  await expectOnly(slider, 1);
});

test('the slider stops while it is pointed at, and goes on afterwards', async ({ page }) => {
  const slider = await openHome(page);
  await slider.titles[0]?.hover();
  await pass(page, 2 * TURN + 500);
  await expectOnly(slider, 0);
  await leave(page);
  await pass(page, TURN + 500);
  await expectOnly(slider, 1);
});

test('the slider stops while something in it has focus; by keyboard the slides are chosen', async ({
  page,
}) => {
  const slider = await openHome(page);
  await slider.dots[0]?.focus();
  await pass(page, 2 * TURN + 500);
  await expectOnly(slider, 0);
  await expect(slider.group.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(slider.dots[2] as Locator).toBeFocused();
  await page.keyboard.press('Enter');
  await expectOnly(slider, 2);
  await slider.dots[2]?.blur();
  await expect(slider.group.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await pass(page, TURN + 500);
  await expectOnly(slider, 0);
});

test('the slider stops while the tab is hidden', async ({ page }) => {
  const slider = await openHome(page);
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await pass(page, 2 * TURN + 500);
  await expectOnly(slider, 0);
  await hide(false);
  await pass(page, TURN + 500);
  await expectOnly(slider, 1);
});

test('under reduced motion the slider does not start; the visitor may start it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const slider = await openHome(page);
  await pass(page, 2 * TURN + 500);
  await expectOnly(slider, 0);
  await slider.play.click();
  await pass(page, TURN + 500);
  await expectOnly(slider, 1);
});

test('arriving from another page puts the focus on the heading, and the slider turns all the same', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/about');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await leave(page);
  await expect(page.getByRole('heading', { level: 1, name: en.title })).toBeFocused();
  const slider = sliderOf(page);
  await expectOnly(slider, 0);
  await pass(page, TURN + 500);
  await expectOnly(slider, 1);
});

test('above 1024 px words and picture stand side by side, below they are stacked; a turn moves nothing', async ({
  page,
}) => {
  for (const width of [390, 1024, 1025, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const { group, titles, dots } = sliderOf(page);
    const title = await titles[0]?.boundingBox();
    const picture = await group.locator('svg[data-slide="telehealth"]').boundingBox();
    expect((picture?.x ?? 0) > (title?.x ?? 0) + (title?.width ?? 0)).toBe(width > 1024);
    const before = await group.boundingBox();
    await dots[2]?.click();
    await expect(titles[2] as Locator).toBeVisible();
    expect((await group.boundingBox())?.height).toBe(before?.height);
  }
});

test('on paper all three slides are read', async ({ page }) => {
  await open(page, '/');
  const { titles, dots } = sliderOf(page);
  await page.emulateMedia({ media: 'print' });
  for (const title of titles) await expect(title).toBeVisible();
  await expect(dots[0] as Locator).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { name, code, prefix } of SITES) {
    test(`all three ${name} slides and the services are read, without controls`, async ({ page }) => {
      await page.goto(prefix || '/');
      const words = WORDS[code];
      const { group, titles } = sliderOf(page, words);
      for (const title of titles) await expect(title).toBeVisible();
      await expect(group.getByRole('button')).toHaveCount(0);
      await expect(page.getByRole('heading', { name: words.services.heading })).toBeVisible();
    });
  }
});
