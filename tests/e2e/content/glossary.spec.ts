import type { Locator, Page } from '@playwright/test';
import en from '#data/words/en/glossary.json' with { type: 'json' };
import es from '#data/words/es/glossary.json' with { type: 'json' };
import pt from '#data/words/pt/glossary.json' with { type: 'json' };
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  open,
  SITES,
  test,
  turnsOf,
  widthsIn,
} from '../support/site.ts';

const GLOSSARIES = { EN: en, ES: es, PT: pt };

const LANGUAGES = SITES.map(({ name, code, prefix }) => {
  const { terms, close } = GLOSSARIES[code];
  const { term, meaning } = terms['vanishing-deductible'];
  const [told = ''] = meaning.split('{');
  return { name, code, prefix, term, told, close };
});

/** Beside the table of deductibles. */
const termNamed = (page: Page, name: string): Locator =>
  page.getByRole('term').getByRole('button', { name, exact: true });

const explanation = (page: Page, name: string): Locator => page.getByRole('note', { name, exact: true });

/** Every term that is in sight somewhere on the page; the marks that close are not among them. */
const termsOf = (page: Page): Locator => page.locator('main button[aria-describedby^="meaning-"]:visible');

for (const { name, code, prefix, term, told, close } of LANGUAGES) {
  const inTurn = turnsOf(code);

  test(`in ${name} a term opens its explanation by keyboard, and Escape gives the focus back`, async ({
    page,
  }) => {
    await open(page, `${prefix}/optima`);
    const button = termNamed(page, term);
    await expect(button).toHaveAccessibleDescription(new RegExp(`^${told}`));
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(explanation(page, term)).toBeVisible();
    await expect(explanation(page, term)).toContainText(told);
    await page.keyboard.press('Escape');
    await expect(explanation(page, term)).toBeHidden();
    await expect(button).toBeFocused();
  });

  inTurn()(`in ${name} the next stop from an open explanation closes it by keyboard`, async ({ page }) => {
    await open(page, `${prefix}/optima`);
    const button = termNamed(page, term);
    await button.focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(explanation(page, term).getByRole('button', { name: close })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(explanation(page, term)).toBeHidden();
    await expect(button).toBeFocused();
  });

  test(`in ${name} a page with an open explanation is accessible`, async ({ page }) => {
    await open(page, `${prefix}/optima`);
    await termNamed(page, term).click();
    await expect(explanation(page, term)).toBeVisible();
    await expectAccessible(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    inTurn()(
      `in ${name} a touch opens an explanation along the lower edge, and a touch beside it closes it`,
      async ({ page }) => {
        await open(page, `${prefix}/optima`);
        const note = explanation(page, term);
        await termNamed(page, term).tap();
        await expect(note).toBeInViewport({ ratio: 1 });
        const { y = 0, height = 0 } = (await note.boundingBox()) ?? {};
        expect(Math.round(y + height)).toBe(844);
        await page.touchscreen.tap(20, 300);
        await expect(note).toBeHidden();
        await termNamed(page, term).tap();
        await note.getByRole('button', { name: close }).tap();
        await expect(note).toBeHidden();
      },
    );
  });

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test(`in ${name} a term opens its explanation without script`, async ({ page }) => {
      await page.goto(`${prefix}/optima`);
      await termNamed(page, term).click();
      await expect(explanation(page, term)).toContainText(told);
      await explanation(page, term).getByRole('button', { name: close }).click();
      await expect(explanation(page, term)).toBeHidden();
    });
  });

  for (const path of ['/superior', '/optima', '/vital', '/compare-plans']) {
    test(`in ${name} every term of ${path} has its explanation and is high enough to press`, async ({
      page,
    }) => {
      await open(page, prefix + path);
      const terms = page.locator('main button[aria-describedby^="meaning-"]');
      expect(await terms.count()).toBeGreaterThan(1);
      const dead = await terms.evaluateAll((buttons) =>
        buttons
          .map((button) => button.getAttribute('popovertarget') ?? '')
          .filter((id) => document.getElementById(id)?.hasAttribute('popover') !== true),
      );
      expect(dead).toEqual([]);
      // At one moment: the marks that are explained change when the page comes alive.
      const heights = await termsOf(page).evaluateAll((found) =>
        found.map((each) => each.getBoundingClientRect().height),
      );
      expect(heights.length).toBeGreaterThan(1);
      expect(heights.filter((height) => height < 24)).toEqual([]);
    });
  }
}

for (const { name, code, prefix } of LANGUAGES) {
  for (const width of widthsIn(code, 320, [320, 768, 1440])) {
    test(`in ${name} every explanation of a plan's page stands whole in a window of ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `${prefix}/superior?category=all`);
      await expect(page.locator('#waiver-of-premium')).toBeVisible();
      for (const each of await termsOf(page).all()) {
        await each.scrollIntoViewIfNeeded();
        await each.focus();
        await page.keyboard.press('Enter');
        await expect(page.locator(':popover-open')).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
      }
      await expectNoSidewaysScroll(page);
    });
  }
}

test('on paper a term is plain text', async ({ page }) => {
  await open(page, '/optima');
  await page.emulateMedia({ media: 'print' });
  await expect(termNamed(page, en.terms['vanishing-deductible'].term)).toHaveCSS(
    'text-decoration-line',
    'none',
  );
});
