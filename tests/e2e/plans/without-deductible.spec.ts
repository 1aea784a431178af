import type { Locator, Page } from '@playwright/test';
import en from '#data/words/en/without-deductible.json' with { type: 'json' };
import es from '#data/words/es/without-deductible.json' with { type: 'json' };
import pt from '#data/words/pt/without-deductible.json' with { type: 'json' };
import {
  awake,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SITES,
  test,
  turnsOf,
} from '../support/site.ts';

const WORDS = { EN: en, ES: es, PT: pt };
const TURN = 6000;

interface Section {
  readonly group: Locator;
  readonly first: Locator;
  readonly second: Locator;
  readonly dots: readonly [Locator, Locator];
  readonly pause: Locator;
  readonly play: Locator;
}

const sectionOf = (page: Page, words: typeof en = en): Section => {
  const group = page.getByRole('group', { name: words.label });
  const dot = (name: string): Locator => group.getByRole('button', { name, exact: true });
  return {
    group,
    first: group.getByRole('list', { name: words.sets.first }),
    second: group.getByRole('list', { name: words.sets.second }),
    dots: [dot(words.sets.first), dot(words.sets.second)],
    pause: dot(words.pause),
    play: dot(words.play),
  };
};

/** Home at the section, with its clock in our hands, pointer and focus far from the section. */
const openHome = async (page: Page, prefix = '', words: typeof en = en): Promise<Section> => {
  await page.clock.install();
  await page.mouse.move(0, 0);
  await open(page, prefix || '/');
  const section = sectionOf(page, words);
  await awake(section.group);
  return section;
};

/** The clock goes on in steps, so that what a turn brings is drawn before the next begins. */
const pass = async (page: Page, milliseconds: number): Promise<void> => {
  for (let left = milliseconds; left > 0; left -= 500) await page.clock.runFor(Math.min(left, 500));
};

for (const { name, code, prefix } of SITES) {
  const inTurn = turnsOf(code);
  const words = WORDS[code];

  inTurn()(`the ${name} benefits without a deductible take turns every 6 seconds`, async ({ page }) => {
    const { first, second, dots } = await openHome(page, prefix, words);
    await expect(first.getByRole('listitem')).toHaveCount(4);
    await expect(second).toBeHidden();
    await expect(dots[0]).toHaveAttribute('aria-pressed', 'true');
    await pass(page, TURN - 500);
    await expect(first).toBeVisible();
    await pass(page, 1000);
    await expect(second.getByRole('listitem')).toHaveCount(3);
    await expect(first).toBeHidden();
    await expect(dots[1]).toHaveAttribute('aria-pressed', 'true');
    await pass(page, TURN);
    await expect(first).toBeVisible();
  });

  test(`the ${name} dots show a set, the tags say whom it is for, and the button leads to the comparison`, async ({
    page,
  }) => {
    const { group, first, second, dots } = await openHome(page, prefix, words);
    await expect(first).toContainText('24/7');
    await expect(
      first.getByText(words.tags.only.replace('{plans}', 'Superior'), { exact: true }),
    ).toHaveCount(1);
    await dots[1].click();
    await expect(second).toBeVisible();
    await expect(second.getByText(words.tags.firstHospitalization, { exact: true })).toBeVisible();
    await expect(second.getByRole('heading', { level: 3 })).toHaveCount(3);
    await group.getByRole('link', { name: words.compare }).click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/compare-plans$`));
  });

  inTurn()(`the ${name} section is accessible with either set, and fits 320 px`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, prefix || '/');
    const { dots, second, group } = sectionOf(page, words);
    await awake(group);
    await expectAccessible(page);
    await dots[1].click();
    await expect(second).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('the pause button stops the turns for good, and says what it does', async ({ page }) => {
  const { first, second, pause, play } = await openHome(page);
  await pause.click();
  await page.mouse.move(0, 0);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await pass(page, 3 * TURN);
  await expect(first).toBeVisible();
  await expect(pause).toHaveCount(0);
  await play.click();
  await pass(page, TURN + 500);
  await expect(second).toBeVisible();
});

test('the turns stop while the section is pointed at, and go on afterwards', async ({ page }) => {
  const { first, second } = await openHome(page);
  await first.hover();
  await pass(page, 2 * TURN + 500);
  await expect(first).toBeVisible();
  await page.mouse.move(0, 0);
  await page.evaluate(() => scrollTo(0, 0));
  await pass(page, TURN + 500);
  await expect(second).toBeVisible();
});

test('the turns stop while something in the section has focus; by keyboard the sets are chosen', async ({
  page,
}) => {
  const { first, second, dots, group } = await openHome(page);
  await dots[0].focus();
  await pass(page, 2 * TURN + 500);
  await expect(first).toBeVisible();
  await expect(group.locator('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('Tab');
  await expect(dots[1]).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toBeVisible();
  await dots[1].blur();
  await expect(group.locator('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await pass(page, TURN + 500);
  await expect(first).toBeVisible();
});

test('the turns stop while the tab is hidden', async ({ page }) => {
  const { first, second } = await openHome(page);
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await pass(page, 2 * TURN + 500);
  await expect(first).toBeVisible();
  await hide(false);
  await pass(page, TURN + 500);
  await expect(second).toBeVisible();
});

test('under reduced motion the turns do not start; the visitor may start them', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { first, second, play } = await openHome(page);
  await pass(page, 2 * TURN + 500);
  await expect(first).toBeVisible();
  await play.click();
  await pass(page, TURN + 500);
  await expect(second).toBeVisible();
});

test('both sets stand in one place: a turn moves nothing below', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    const { dots, second, group } = sectionOf(page);
    await awake(group);
    const before = await group.boundingBox();
    await dots[1].click();
    await expect(second).toBeVisible();
    expect((await group.boundingBox())?.height).toBeCloseTo(before?.height ?? 0, 1);
  }
});

test('on paper both sets are read', async ({ page }) => {
  await open(page, '/');
  const { first, second, dots } = sectionOf(page);
  await page.emulateMedia({ media: 'print' });
  await expect(first).toBeVisible();
  await expect(second).toBeVisible();
  await expect(dots[0]).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { name, code, prefix } of SITES) {
    test(`both ${name} sets are read, without controls`, async ({ page }) => {
      await page.goto(prefix || '/');
      const { first, second, group } = sectionOf(page, WORDS[code]);
      await expect(first.getByRole('listitem')).toHaveCount(4);
      await expect(second.getByRole('listitem')).toHaveCount(3);
      await expect(group.getByRole('button')).toHaveCount(0);
    });
  }
});
