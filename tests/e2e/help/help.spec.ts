import type { Locator, Page } from '@playwright/test';
import { tabTo } from '../support/focus.ts';
import { expectNoShift } from '../support/motion.ts';
import {
  chooseLanguage,
  describeIn,
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  PORTUGUESE,
  SPANISH,
  test,
} from '../support/site.ts';

const DESKTOP = { width: 1440, height: 900 };
/** At this width tables of answers overflow; they fit wider phones. */
const NARROW = { width: 320, height: 640 };

const shownCategories = (page: Page): Promise<readonly string[]> =>
  page.locator('help-category:not([hidden])').evaluateAll((all) => all.map(({ id }) => id));

const openAnswers = (page: Page): Promise<readonly string[]> =>
  page.locator('details[name=answers][open]').evaluateAll((all) => all.map(({ id }) => id));

const summaryOf = (page: Page, id: string): Locator => page.locator(`#${id} > summary`);

const expectOpenAndFocused = async (page: Page, category: string, id: string): Promise<void> => {
  await expect(summaryOf(page, id)).toBeFocused();
  await expect.poll(() => openAnswers(page)).toEqual([id]);
  await expect.poll(() => shownCategories(page)).toEqual([category]);
  await expect(page.locator(`#${id} [data-body]`)).toBeVisible();
  const top = await page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top);
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom);
  expect(top).toBeGreaterThanOrEqual(header);
  await expect(summaryOf(page, id)).toBeInViewport();
};

const historyLength = (page: Page): Promise<number> => page.evaluate(() => history.length);

const goToFragment = (page: Page, fragment: string): Promise<void> =>
  page.evaluate((hash) => location.assign(hash), fragment);

describeIn('ES', 'the help center', ({ code, prefix, texts }) => {
  const faqs = texts.faqs;

  test.use({ viewport: DESKTOP });

  test('shows only the category chosen by button, link, fragment or find in page', async ({ page }) => {
    // A malformed fragment is ignored.
    await open(page, `${prefix}/faqs#%E0%A4%A`);
    const buttons = page.getByRole('group', { name: faqs.category }).getByRole('button');
    const list = page.getByRole('navigation', { name: faqs.category });
    const group = page.getByRole('group', { name: faqs.category });
    const first = page.getByRole('button', { name: faqs.categories['premium-payment'] });
    const current = list.getByRole('link', { name: faqs.categories['premium-payment'] });

    await test.step('opens with the first category, and with buttons in rows of five and four', async () => {
      await expect(page.getByRole('searchbox', { name: faqs.search.label })).toBeVisible();
      const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops.slice(0, 5)).size).toBe(1);
      expect(new Set(tops.slice(5)).size).toBe(1);
      expect(tops[5]).toBeGreaterThan(tops[0] ?? 0);
      await expect(page.getByLabel(faqs.searchByCategory)).toBeHidden();
      expect(await shownCategories(page)).toEqual(['consultants']);
      expect(await openAnswers(page)).toEqual([]);
    });

    await test.step('by button, which hides the buttons, leaves the list and adds no history entry', async () => {
      const entries = await historyLength(page);
      await first.click();
      await expect(group).toBeHidden();
      await expect(page.locator('#premium-payment h2')).toBeFocused();
      await expect(current).toHaveAttribute('aria-current', 'true');
      expect(await shownCategories(page)).toEqual(['premium-payment']);
      await expect(page).toHaveURL(/#premium-payment$/);
      expect(await historyLength(page)).toBe(entries);
    });

    await test.step('by link and Back', async () => {
      const link = list.getByRole('link', { name: faqs.categories.portals });
      await link.click();
      await expect(page).toHaveURL(/#portals$/);
      await expect(page.getByRole('heading', { level: 2, name: faqs.categories.portals })).toBeFocused();
      await expect(link).toHaveAttribute('aria-current', 'true');
      expect(await shownCategories(page)).toEqual(['portals']);
      await page.goBack();
      await expect(current).toHaveAttribute('aria-current', 'true');
    });

    await test.step('an unknown fragment changes nothing', async () => {
      for (const hash of ['#nothing', '#%E0%A4%A', '#"><img src=x>']) {
        await goToFragment(page, hash);
        await expect.poll(() => shownCategories(page), hash).toEqual(['premium-payment']);
        expect(await openAnswers(page), hash).toEqual([]);
      }
    });

    await test.step('in print the chosen category, without controls', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(page.locator('#premium-payment [data-body]').first()).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(group).toBeHidden();
      await page.emulateMedia({ media: null });
    });

    await test.step('by find in page', async () => {
      // Simulates find in page: the browser opens elements from the inside out and fires `beforematch`.
      await page.evaluate(() => {
        const answer = document.querySelector<HTMLDetailsElement>('#review-period');
        const category = document.querySelector('#policy-documents');
        if (answer !== null) answer.open = true;
        category?.dispatchEvent(new Event('beforematch', { bubbles: true }));
        category?.removeAttribute('hidden');
      });
      await expect(page).toHaveURL(/#review-period$/);
      expect(await openAnswers(page)).toEqual(['review-period']);
      expect(await shownCategories(page)).toEqual(['policy-documents']);
    });
  });

  test('a link opens its answer; copied links and language changes keep it', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const copy = page.getByRole('button', { name: faqs.share.copy });

    await test.step('by a permanent link without a layout shift, by a reload, by another fragment', async () => {
      await open(page, `${prefix}/faqs#payment-modes`);
      await expectOpenAndFocused(page, 'premium-payment', 'payment-modes');
      await expectNoShift(page);
      await page.reload();
      await expectOpenAndFocused(page, 'premium-payment', 'payment-modes');
      await goToFragment(page, '#review-period');
      await expectOpenAndFocused(page, 'policy-documents', 'review-period');
    });

    await test.step('one at a time; a press on the open question closes it; the address follows without history entries', async () => {
      // Without smooth scrolling, which would still move the questions.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await goToFragment(page, '#portals');
      await expect.poll(() => shownCategories(page)).toEqual(['portals']);
      const [first = '', second = ''] = await page
        .locator('#portals details')
        .evaluateAll((all) => all.map(({ id }) => id));
      const entries = await historyLength(page);
      const place = await summaryOf(page, first).boundingBox();
      await summaryOf(page, first).click();
      await expect(page).toHaveURL(new RegExp(`#${first}$`));
      // The buttons above are hidden, but the question keeps its position.
      await expect(page.getByRole('group', { name: faqs.category })).toBeHidden();
      await expect.poll(() => summaryOf(page, first).boundingBox()).toEqual(place);
      const before = await page.evaluate(() => scrollY);
      await summaryOf(page, second).click();
      await expect(page).toHaveURL(new RegExp(`#${second}$`));
      expect(await openAnswers(page)).toEqual([second]);
      await expect(copy).toHaveCount(1);
      expect(await page.evaluate(() => scrollY)).toBe(before);
      await summaryOf(page, second).click();
      await expect(page).toHaveURL(/#portals$/);
      expect(await openAnswers(page)).toEqual([]);
      await expect(copy).toHaveCount(0);
      await summaryOf(page, first).click();
      expect(await historyLength(page)).toBe(entries);
    });

    await test.step('the copied link opens the answer in the same language', async () => {
      const [id = ''] = await openAnswers(page);
      await copy.click();
      await expect(page.getByText(faqs.share.copied)).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(copied).pathname).toBe(`${prefix}/faqs`);
      expect(new URL(copied).search).toBe(prefix === '' ? '?lang=en' : '');
      await page.goto('about:blank');
      await open(page, copied);
      await expectOpenAndFocused(page, 'portals', id);
    });

    await test.step('the answer stays open and focused when the language changes', async () => {
      const [id = ''] = await openAnswers(page);
      const other = code === 'ES' ? PORTUGUESE : SPANISH;
      await chooseLanguage(page, other);
      await expect(page).toHaveURL(new RegExp(`${other.prefix}/faqs#${id}$`));
      await expectOpenAndFocused(page, 'portals', id);
    });
  });

  test('at 320 px a native select chooses the category @full', async ({ page }) => {
    await page.setViewportSize(NARROW);
    await open(page, `${prefix}/faqs`);
    const select = page.getByRole('combobox', { name: faqs.searchByCategory });
    await expect(select.locator('option').first()).toHaveText(faqs.selectCategory);
    await expect(select).toHaveValue('consultants');
    await expect(page.getByRole('group', { name: faqs.category })).toBeHidden();
    await expect(page.getByRole('navigation', { name: faqs.category })).toBeHidden();
    await select.selectOption({ label: faqs.categories['our-plans'] });
    await expect(page.getByRole('heading', { level: 2, name: faqs.categories['our-plans'] })).toBeVisible();
    expect(await shownCategories(page)).toEqual(['our-plans']);
    await expect(page).toHaveURL(/#our-plans$/);
    await page.locator('#our-plans summary').first().click();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

describeIn('PT', 'an answer on a phone', ({ prefix }) => {
  test.use({ viewport: NARROW, contextOptions: { reducedMotion: 'reduce' } });

  test('is a tab stop that scrolls with arrow keys if its table overflows', async ({ page }) => {
    await open(page, `${prefix}/faqs#serious-treatments`);
    const answer = page.locator('#serious-treatments');
    const question = (await answer.getByRole('heading', { level: 3 }).textContent()) ?? '';
    const scroller = answer.getByRole('group', { name: question, exact: true });
    await tabTo(page, scroller);
    await expectAccessible(page, { part: '#serious-treatments' });
    expect(await scroller.evaluate((part) => part.scrollWidth - part.clientWidth)).toBeGreaterThan(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => scroller.evaluate((part) => part.scrollLeft)).toBeGreaterThan(0);
    await page.setViewportSize({ ...NARROW, width: 1000 });
    await expect(answer.locator('[tabindex], [role=group]')).toHaveCount(0);
    await page.setViewportSize(NARROW);
    await expect(scroller).toHaveAttribute('tabindex', '0');
  });

  test('on wider phones has tables that fit', async ({ page }) => {
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await open(page, `${prefix}/faqs`);
      const rests = await page.locator('details:has(table)').evaluateAll((answers) =>
        (answers as HTMLDetailsElement[]).map((answer) => {
          answer.closest('help-category')?.removeAttribute('hidden');
          answer.open = true;
          const box = answer.querySelector('summary + *');
          return box === null ? 'no box' : box.scrollWidth - box.clientWidth;
        }),
      );
      expect(rests.length).toBeGreaterThan(3);
      expect(rests, `${width} px`).toEqual(rests.map(() => 0));
    }
  });
});

test.describe('the help center', () => {
  test.use({ viewport: DESKTOP });

  for (const isOpen of [false, true])
    test(`a category opened by find in page before the script loads stays open ${isOpen ? 'with' : 'without'} its answer @full`, async ({
      page,
    }) => {
      await page.addInitScript((opens) => {
        addEventListener('DOMContentLoaded', () => {
          if (opens) document.querySelector('#payment-modes')?.setAttribute('open', '');
          document.querySelector('#premium-payment')?.removeAttribute('hidden');
        });
      }, isOpen);
      await open(page, '/faqs');
      expect(await openAnswers(page)).toEqual(isOpen ? ['payment-modes'] : []);
      expect(await shownCategories(page)).toEqual(['premium-payment']);
    });
});
