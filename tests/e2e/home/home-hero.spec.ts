import type { Locator, Page } from '@playwright/test';
import { advanceClock } from '../support/motion.ts';
import { describeIn, ENGLISH, expect, open, type Site, test } from '../support/site.ts';

const TURN = 3000;
const ORDER = ['telehealth', 'coaching', 'nutritionist'] as const;

const sliderOf = (page: Page, { texts }: Site = ENGLISH) => {
  const { slider } = texts.home;
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

type Slider = ReturnType<typeof sliderOf>;

/** Opens the home page with a fake clock and with the pointer in the top left corner, off the slider. */
const openHome = async (page: Page, site: Site = ENGLISH): Promise<Slider> => {
  await page.clock.install();
  await leave(page);
  await open(page, site.prefix || '/');
  return sliderOf(page, site);
};

const leave = (page: Page): Promise<void> => page.mouse.move(0, 0);

/** Waits for less than a turn: the fake clock runs on, and a running slider shows every slide again. */
const expectOnly = async ({ titles }: Slider, shown: number): Promise<void> => {
  for (const [index, title] of titles.entries())
    await expect(title).toBeVisible({ visible: index === shown, timeout: 2000 });
};

/** Advances by one turn and expects this slide. */
const expectAfterTurn = async (page: Page, slider: Slider, shown: number): Promise<void> => {
  await advanceClock(page, TURN + 500);
  await expectOnly(slider, shown);
};

const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

describeIn('EN', 'the slides of the home page', (site) => {
  test('change every 3 seconds, and stop on hover, hidden, focused or paused', async ({ page }) => {
    const slider = await openHome(page, site);
    await test.step('turns', async () => {
      await expectOnly(slider, 0);
      await advanceClock(page, TURN - 500);
      await expectOnly(slider, 0);
      for (const shown of [1, 2, 0]) {
        await advanceClock(page, shown === 1 ? 1000 : TURN);
        await expectOnly(slider, shown);
        await expect(slider.dots[shown] as Locator).toHaveAttribute('aria-pressed', 'true');
      }
    });
    await test.step('the pointer', async () => {
      await slider.titles[0]?.hover();
      await expectAfterTurn(page, slider, 0);
      await leave(page);
      await expectAfterTurn(page, slider, 1);
    });
    await test.step('a hidden tab', async () => {
      await hide(page, true);
      await expectAfterTurn(page, slider, 1);
      await hide(page, false);
      await expectAfterTurn(page, slider, 2);
    });
    await test.step('the focus, with a slide chosen by keyboard', async () => {
      const spoken = slider.group.locator('[aria-live]');
      await slider.dots[0]?.focus();
      await expectAfterTurn(page, slider, 2);
      await expect(spoken).toHaveAttribute('aria-live', 'polite');
      await page.keyboard.press('Tab');
      await expect(slider.dots[1] as Locator).toBeFocused();
      await page.keyboard.press('Enter');
      await expectOnly(slider, 1);
      await slider.dots[1]?.blur();
      await expect(spoken).toHaveAttribute('aria-live', 'off');
      await expectAfterTurn(page, slider, 2);
    });
    await test.step('the pause button, until the play button is pressed', async () => {
      await slider.pause.click();
      await leave(page);
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await expectAfterTurn(page, slider, 2);
      await expect(slider.pause).toHaveCount(0);
      await slider.play.click();
      await expectAfterTurn(page, slider, 0);
    });
  });

  test('the heading is the largest contentful paint, not a slide @full', async ({ page }) => {
    await page.setViewportSize({ width: 412, height: 823 });
    const slider = await openHome(page, site);
    for (const shown of [1, 2, 0]) {
      await expectAfterTurn(page, slider, shown);
      // A screenshot forces a paint.
      await page.screenshot();
    }
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
    expect(painted.at(-1)).toBe(site.texts.home.title);
  });
});

test('with reduced motion the slider starts only with the play button @full', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const slider = await openHome(page);
  await expectAfterTurn(page, slider, 0);
  await slider.play.click();
  await expectAfterTurn(page, slider, 1);
});

test('the first touch of the slides pauses them until play @full', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ hasTouch: true, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  const slider = await openHome(page);
  await slider.titles[0]?.tap();
  await expectAfterTurn(page, slider, 0);
  await slider.dots[1]?.tap();
  await expectAfterTurn(page, slider, 1);
  await slider.play.tap();
  await expectAfterTurn(page, slider, 2);
  await context.close();
});

test('the slides are beside the heading above 1024 px, of constant height @full', async ({ page }) => {
  for (const width of [390, 1024, 1025, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const { group, titles, dots } = sliderOf(page);
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const picture = await group.locator('svg[data-slide="telehealth"]').boundingBox();
    expect((picture?.x ?? 0) >= (title?.x ?? 0) + (title?.width ?? 0)).toBe(width > 1024);
    const before = await group.boundingBox();
    await dots[2]?.click();
    await expect(titles[2] as Locator).toBeVisible();
    expect((await group.boundingBox())?.height).toBe(before?.height);
  }
});
