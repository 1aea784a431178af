import type { Locator, Page } from '@playwright/test';
import en from '#data/words/en/faqs.json' with { type: 'json' };
import es from '#data/words/es/faqs.json' with { type: 'json' };
import pt from '#data/words/pt/faqs.json' with { type: 'json' };
import { CATEGORIES } from '#domain/category.ts';
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

const WORDS = { EN: en, ES: es, PT: pt } as const;
const SMALL_PHONE = { width: 320, height: 640 };
const TABLET = { width: 768, height: 1024 };
const LANGUAGES = SITES.map((site) => ({ ...site, faqs: WORDS[site.code] }));

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const shownCategories = (page: Page): Promise<readonly string[]> =>
  page
    .locator('help-category')
    .evaluateAll((all) => all.filter((each) => !each.hasAttribute('hidden')).map(({ id }) => id));

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

for (const { name, code, prefix, browser, faqs, shell } of LANGUAGES) {
  const inTurn = turnsOf(code);

  test.describe(`the help centre in ${name}`, () => {
    test.use({ locale: browser, viewport: DESKTOP });

    test('opens on its first category, with nine buttons in rows of five and four, and the list of categories', async ({
      page,
    }) => {
      await open(page, `${prefix}/faqs`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(faqs.heading);
      await expect(page.getByRole('searchbox', { name: faqs.search.label })).toBeVisible();
      const buttons = page.getByRole('group', { name: faqs.category }).getByRole('button');
      await expect(buttons).toHaveText(CATEGORIES.map((category) => faqs.categories[category]));
      const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops.slice(0, 5)).size).toBe(1);
      expect(new Set(tops.slice(5)).size).toBe(1);
      expect(tops[5]).toBeGreaterThan(tops[0] ?? 0);
      await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
      const list = page.getByRole('navigation', { name: faqs.category });
      await expect(list.getByRole('heading', { name: faqs.category })).toBeVisible();
      await expect(list.getByRole('link')).toHaveCount(CATEGORIES.length);
      await expect(page.getByLabel(faqs.searchByCategory)).toBeHidden();
      expect(await shownCategories(page)).toEqual(['consultants']);
      expect(await openAnswers(page)).toEqual([]);
    });

    inTurn()(
      'a category chosen by button or link shows its heading, its number of questions and its answers alone',
      async ({ page }) => {
        await open(page, `${prefix}/faqs`);
        const button = page.getByRole('button', { name: faqs.categories['premium-payment'] });
        await button.click();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
        await expect(page.locator('[aria-pressed=true]')).toHaveCount(1);
        expect(await shownCategories(page)).toEqual(['premium-payment']);
        const category = page.locator('#premium-payment');
        const count = await category.locator('details').count();
        await expect(category.locator('header')).toContainText(`${faqs.categories['premium-payment']}`);
        await expect(category.locator('header')).toContainText(
          faqs.questions.other.replace('{count}', `${count}`),
        );
        await expect(page).toHaveURL(/#premium-payment$/);

        const link = page.getByRole('navigation', { name: faqs.category }).getByRole('link', {
          name: faqs.categories.portals,
        });
        await link.click();
        await expect(page).toHaveURL(/#portals$/);
        await expect(page.getByRole('heading', { level: 2, name: faqs.categories.portals })).toBeFocused();
        await expect(link).toHaveAttribute('aria-current', 'true');
        expect(await shownCategories(page)).toEqual(['portals']);
        await page.goBack();
        await expect(button).toHaveAttribute('aria-pressed', 'true');
      },
    );

    inTurn()(
      'one answer is open at a time, a press on the open one closes it, and the address says which',
      async ({ page }) => {
        await open(page, `${prefix}/faqs#portals`);
        const [first = '', second = ''] = await page
          .locator('#portals details')
          .evaluateAll((all) => all.map(({ id }) => id));
        await summaryOf(page, first).click();
        await expect(page).toHaveURL(new RegExp(`#${first}$`));
        const before = await page.evaluate(() => scrollY);
        await summaryOf(page, second).click();
        await expect(page).toHaveURL(new RegExp(`#${second}$`));
        expect(await openAnswers(page)).toEqual([second]);
        await expect(page.getByRole('button', { name: faqs.share.copy })).toHaveCount(1);
        expect(await page.evaluate(() => scrollY)).toBe(before);
        await summaryOf(page, second).click();
        await expect(page).toHaveURL(/#portals$/);
        expect(await openAnswers(page)).toEqual([]);
        await expect(page.getByRole('button', { name: faqs.share.copy })).toHaveCount(0);
        expect(await shownCategories(page)).toEqual(['portals']);
      },
    );

    inTurn()(
      'a permanent link opens its answer, puts the focus on the question and shows it under the header',
      async ({ page }) => {
        await open(page, `${prefix}/faqs#payment-modes`);
        await expectOpenAndFocused(page, 'premium-payment', 'payment-modes');
        // Another fragment in the same page.
        await page.evaluate(() => {
          location.hash = '#review-period';
        });
        await expect(summaryOf(page, 'review-period')).toBeFocused();
        await expectOpenAndFocused(page, 'policy-documents', 'review-period');
      },
    );

    test('an open answer stays open, and keeps the focus, when the language is changed', async ({ page }) => {
      await open(page, `${prefix}/faqs#portals`);
      await page.locator('#portals summary').nth(1).click();
      await expect(page.locator('#portals details[open]')).toHaveCount(1);
      const [id = ''] = await openAnswers(page);
      const other = LANGUAGES.find((each) => each.prefix !== prefix && each.prefix !== '') ?? LANGUAGES[0];
      await page.getByRole('banner').locator('summary[aria-label]').click();
      await page
        .getByRole('banner')
        .getByRole('link', { name: other?.name === 'Spanish' ? 'Español' : 'Português' })
        .click();
      await expect(page).toHaveURL(new RegExp(`${other?.prefix}/faqs#${id}$`));
      await expect(page.locator('html[data-alive]')).toHaveAttribute('lang', other?.lang ?? '');
      await expectOpenAndFocused(page, 'portals', id);
    });

    inTurn()(
      'the link of an answer can be copied, and opens it in this language',
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await open(page, `${prefix}/faqs#payment-modes`);
        await page.getByRole('button', { name: faqs.share.copy }).click();
        await expect(page.getByText(faqs.share.copied)).toBeVisible();
        const copied = await page.evaluate(() => navigator.clipboard.readText());
        expect(new URL(copied).pathname).toBe(`${prefix}/faqs`);
        expect(new URL(copied).search).toBe(prefix === '' ? '?lang=en' : '');
        await page.goto('about:blank');
        await open(page, copied);
        await expectOpenAndFocused(page, 'premium-payment', 'payment-modes');
      },
    );

    test('structured data says of every question what the page shows', async ({ page }) => {
      await open(page, `${prefix}/faqs`);
      const { told, shown } = await page.evaluate(() => {
        const plain = (text: string): string => text.replace(/\s+/g, '');
        const blocks = [...document.querySelectorAll('script[type="application/ld+json"]')].map((block) =>
          JSON.parse(block.textContent ?? ''),
        );
        const { mainEntity } = blocks.find((block) => block['@type'] === 'FAQPage') as {
          mainEntity: { name: string; acceptedAnswer: { text: string } }[];
        };
        return {
          told: mainEntity.map((each) => [each.name, plain(each.acceptedAnswer.text)]),
          shown: [...document.querySelectorAll('help-category details')].map((each) => [
            each.querySelector('h3')?.textContent ?? '',
            plain(each.querySelector('[data-body]')?.textContent ?? ''),
          ]),
        };
      });
      expect(shown.length).toBeGreaterThanOrEqual(60);
      expect(told).toEqual(shown);
    });

    inTurn()('at 390 px a select of the browser’s own chooses the category', async ({ page }) => {
      await page.setViewportSize(PHONE);
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
      await page.reload();
      await expect(page.locator('html[data-alive]')).toBeAttached();
      await expect(select).toHaveValue('our-plans');
    });

    for (const viewport of widthsIn(code, PHONE, [SMALL_PHONE, PHONE, TABLET, DESKTOP])) {
      test(`with an open answer axe finds nothing at ${viewport.width} px, and nothing is cut off`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        await open(page, `${prefix}/faqs#when-to-notify`);
        await expect(page.getByRole('button', { name: faqs.share.copy })).toBeVisible();
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    }

    test('who finds no answer is led to people: mail, telephone, WhatsApp', async ({ page }) => {
      await open(page, `${prefix}/faqs`);
      const contacts = page.getByRole('complementary', { name: faqs.contact.heading });
      for (const scheme of ['mailto:', 'tel:', 'https://wa.me/'])
        await expect(contacts.locator(`a[href^="${scheme}"]`)).toBeVisible();
      await expect(page.getByRole('contentinfo')).toContainText(shell.footer.talk);
    });
  });

  test.describe(`without script the help centre in ${name}`, () => {
    test.use({ javaScriptEnabled: false, viewport: DESKTOP });

    test('reads completely, every category and answer, and offers no search', async ({ page }) => {
      await page.goto(`${prefix}/faqs`);
      for (const category of CATEGORIES)
        await expect(
          page.getByRole('heading', { level: 2, name: faqs.categories[category], exact: true }),
        ).toBeVisible();
      const summaries = page.locator('help-category summary');
      for (const summary of await summaries.all()) await expect(summary).toBeVisible();
      await page.locator('#age-to-apply > summary').click();
      await expect(page.locator('#age-to-apply [data-body]')).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByRole('button', { name: faqs.categories.portals })).toBeHidden();
      await expect(page.getByRole('link', { name: faqs.categories.portals })).toHaveAttribute(
        'href',
        `${prefix}/faqs#portals`,
      );
    });
  });
}

test.describe('the help centre', () => {
  test.use({ viewport: DESKTOP });

  test('takes no harm from fragments that name nothing', async ({ page }) => {
    for (const hash of ['#nothing', '#%E0%A4%A', '#"><img src=x>', '#constructor', '#content', '#']) {
      await page.goto('about:blank');
      await open(page, `/faqs${hash}`);
      expect(await shownCategories(page), hash).toEqual(['consultants']);
      expect(await openAnswers(page), hash).toEqual([]);
    }
    await page.getByRole('button', { name: en.categories.portals }).click();
    await page.evaluate(() => {
      location.hash = '#%E0%A4%A';
    });
    await expect.poll(() => shownCategories(page)).toEqual(['portals']);
  });

  test('the way back to the page before takes one step, however many answers were opened', async ({
    page,
  }) => {
    await open(page, '/about');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help centre' }).first().click();
    await expect(page).toHaveURL(/\/faqs$/);
    for (const summary of (await page.locator('#consultants summary').all()).slice(0, 3))
      await summary.click();
    await page.getByRole('button', { name: en.categories.portals }).click();
    await expect(page).toHaveURL(/#portals$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  });

  test('find in page after the script has come chooses the category too', async ({ page }) => {
    await open(page, '/faqs#consultants');
    // What the browser does when it finds a text: opens from the inside out, and tells of it.
    await page.evaluate(() => {
      const answer = document.querySelector<HTMLDetailsElement>('#payment-modes');
      const category = document.querySelector('#premium-payment');
      if (answer !== null) answer.open = true;
      category?.dispatchEvent(new Event('beforematch', { bubbles: true }));
      category?.removeAttribute('hidden');
    });
    await expect(page).toHaveURL(/#payment-modes$/);
    expect(await openAnswers(page)).toEqual(['payment-modes']);
    expect(await shownCategories(page)).toEqual(['premium-payment']);
  });

  test('categories stand in the HTML as hidden until found', async ({ request }) => {
    const html = await (await request.get('/faqs')).text();
    expect(html.match(/<help-category [^>]*hidden="until-found"/g)?.length).toBe(CATEGORIES.length - 1);
  });

  for (const isOpen of [false, true]) {
    test(`a category that find in page opened before the script came stays open, its answer ${isOpen ? 'too' : 'not'}`, async ({
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
  }

  for (const address of [
    '/faqs',
    '/faqs#review-period',
    '/faqs#portals',
    '/faqs?q=spouse',
    '/faqs?q=spouse#portals',
  ]) {
    test(`nothing moves while ${address} opens`, async ({ page }) => {
      await page.addInitScript(() => {
        const scores: number[] = [];
        Object.assign(globalThis, { scores });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) scores.push((entry as unknown as { value: number }).value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await open(page, address);
      await page.waitForTimeout(1000);
      const scores = await page.evaluate(() => (globalThis as unknown as { scores: number[] }).scores);
      expect(scores.reduce((sum, score) => sum + score, 0)).toBeLessThan(0.01);
    });
  }

  test('on paper the chosen category stands with its answers open, and no controls', async ({ page }) => {
    await open(page, '/faqs#premium-payment');
    await page.emulateMedia({ media: 'print' });
    for (const answer of await page.locator('#premium-payment [data-body]').all())
      await expect(answer).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('button', { name: en.categories.portals })).toBeHidden();
  });

  test('in forced colours the chosen category differs by more than colour', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await open(page, '/faqs#portals');
    const chosen = page.getByRole('button', { name: en.categories.portals });
    await expect(chosen).toHaveCSS('border-top-width', '3px');
    await expect(chosen.locator('svg')).toHaveCount(2);
  });
});
