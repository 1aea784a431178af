import type { Locator, Page } from '@playwright/test';
import { advanceClock } from '../support/motion.ts';
import {
  describeIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  type Site,
  test,
} from '../support/site.ts';

const TURN = 6000;

const sectionOf = (page: Page, words: Site['texts']['withoutDeductible']) => {
  const group = page.getByRole('group', { name: words.label });
  const button = (name: string): Locator => group.getByRole('button', { name, exact: true });
  return {
    group,
    first: group.getByRole('list', { name: words.sets.first }),
    second: group.getByRole('list', { name: words.sets.second }),
    dots: [button(words.sets.first), button(words.sets.second)] as const,
  };
};

describeIn('ES', 'the benefits without a deductible', ({ prefix, texts }) => {
  const words = texts.withoutDeductible;

  // The hero slider has the same timer; home-hero.spec.ts covers its controls.
  test('change every 6 seconds @full', async ({ page }) => {
    await page.clock.install();
    await page.mouse.move(0, 0);
    await open(page, prefix || '/');
    const { group, first, second } = sectionOf(page, words);
    await group.evaluate((element) => element.scrollIntoView());
    await advanceClock(page, TURN - 500);
    await expect(first.getByRole('listitem')).toHaveCount(4);
    await advanceClock(page, 1000);
    await expect(second.getByRole('listitem')).toHaveCount(3);
    await expect(first).toBeHidden();
  });

  test('are accessible, and of the same height with either set', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 900 });
    await open(page, prefix || '/');
    const { dots, first, second, group } = sectionOf(page, words);
    await group.evaluate((element) => element.scrollIntoView());
    const height = (): Promise<number> => group.evaluate((element) => element.clientHeight);
    // Once a press works, the component has replaced the HTML.
    await dots[1].click();
    await expect(second).toBeVisible();
    for (const width of [320, 390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await dots[0].click();
      await expect(first).toBeVisible();
      const before = await height();
      await dots[1].click();
      await expect(second).toBeVisible();
      await expect(first).toBeHidden();
      await expect.poll(height).toBe(before);
      if (width > 320) continue;
      await expectNoSidewaysScroll(page);
      // every-page.spec.ts checks the first set.
      await expectAccessible(page);
    }

    await page.emulateMedia({ media: 'print' });
    for (const set of [first, second]) await expect(set).toBeVisible();
    await expect(dots[0]).toBeHidden();
  });
});
