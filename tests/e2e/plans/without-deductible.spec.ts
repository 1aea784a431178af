import type { Locator, Page } from '@playwright/test';
import type sectionWords from '#data/words/en/without-deductible.json';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  readWords,
  SITES,
  test,
  turnsOf,
} from '../support/site.ts';

const TURN = 6000;

interface Section {
  readonly group: Locator;
  readonly first: Locator;
  readonly second: Locator;
  readonly dots: readonly [Locator, Locator];
  readonly pause: Locator;
  readonly play: Locator;
}

const sectionOf = (page: Page, words: typeof sectionWords): Section => {
  const group = page.getByRole('group', { name: words.label });
  const button = (name: string): Locator => group.getByRole('button', { name, exact: true });
  return {
    group,
    first: group.getByRole('list', { name: words.sets.first }),
    second: group.getByRole('list', { name: words.sets.second }),
    dots: [button(words.sets.first), button(words.sets.second)],
    pause: button(words.pause),
    play: button(words.play),
  };
};

/** The clock goes on in steps, so that what a turn brings is drawn before the next begins. */
const pass = async (page: Page, milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= 500) await page.clock.runFor(Math.min(left, 500));
};

for (const { name, code, prefix } of SITES) {
  const inTurn = turnsOf(code);
  const words = readWords<typeof sectionWords>(code, 'without-deductible');

  // The slider of the first screen shares the timer: home-hero.spec.ts covers pointer, focus, hidden tabs and reduced motion.
  inTurn()(
    `the ${name} benefits without a deductible take turns every 6 seconds until they are paused`,
    async ({ page }) => {
      await page.clock.install();
      await page.mouse.move(0, 0);
      await open(page, prefix || '/');
      const { group, first, second, dots, pause, play } = sectionOf(page, words);
      await group.evaluate((element) => element.scrollIntoView());

      await test.step('the pause button stops the turns for good, and says what it does', async () => {
        await pause.click();
        await expect(play).toBeVisible();
        await expect(pause).toHaveCount(0);
        await page.mouse.move(0, 0);
        await play.blur();
        await pass(page, 3 * TURN);
        await expect(first).toBeVisible();
        await expect(second).toBeHidden();
      });

      await test.step('every 6 seconds once it plays', async () => {
        await play.click();
        await expect(pause).toBeVisible();
        await pass(page, TURN - 500);
        await expect(first.getByRole('listitem')).toHaveCount(4);
        await pass(page, 1000);
        await expect(second.getByRole('listitem')).toHaveCount(3);
        await expect(first).toBeHidden();
        await expect(dots[1]).toHaveAttribute('aria-pressed', 'true');
        await pass(page, TURN);
        await expect(first).toBeVisible();
        await expect(dots[0]).toHaveAttribute('aria-pressed', 'true');
      });
    },
  );

  inTurn()(
    `the ${name} section is accessible with either set, and a turn moves nothing below at any width`,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 900 });
      await open(page, prefix || '/');
      const { dots, first, second, group } = sectionOf(page, words);
      await group.evaluate((element) => element.scrollIntoView());
      for (const width of [320, 390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await dots[0].click();
        await expect(first).toBeVisible();
        const before = await group.boundingBox();
        await dots[1].click();
        await expect(second).toBeVisible();
        await expect(first).toBeHidden();
        expect((await group.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 1);
        if (width > 320) continue;
        await expectNoSidewaysScroll(page);
        // walk.spec.ts sees the first set.
        await expectAccessible(page);
      }

      await page.emulateMedia({ media: 'print' });
      for (const set of [first, second]) await expect(set).toBeVisible();
      await expect(dots[0]).toBeHidden();
    },
  );
}
