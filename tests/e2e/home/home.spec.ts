import type { Locator, Page } from '@playwright/test';
import enHome from '#data/words/en/home.json' with { type: 'json' };
import enCards from '#data/words/en/plan-cards.json' with { type: 'json' };
import enWhy from '#data/words/en/why-acquire.json' with { type: 'json' };
import enWithout from '#data/words/en/without-deductible.json' with { type: 'json' };
import esHome from '#data/words/es/home.json' with { type: 'json' };
import esCards from '#data/words/es/plan-cards.json' with { type: 'json' };
import esWhy from '#data/words/es/why-acquire.json' with { type: 'json' };
import esWithout from '#data/words/es/without-deductible.json' with { type: 'json' };
import ptHome from '#data/words/pt/home.json' with { type: 'json' };
import ptCards from '#data/words/pt/plan-cards.json' with { type: 'json' };
import ptWhy from '#data/words/pt/why-acquire.json' with { type: 'json' };
import ptWithout from '#data/words/pt/without-deductible.json' with { type: 'json' };
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

const WORDS = {
  EN: { home: enHome, why: enWhy, without: enWithout, cards: enCards },
  ES: { home: esHome, why: esWhy, without: esWithout, cards: esCards },
  PT: { home: ptHome, why: ptWhy, without: ptWithout, cards: ptCards },
};
type Words = (typeof WORDS)['EN'];

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

/** The page's parts in the order of the specification, section 2. */
const headingsOf = ({ home, why, without, cards }: Words): readonly string[] => [
  home.heading,
  home.services.heading,
  home.journey.heading,
  home.rewards.heading,
  without.heading,
  home.upgrade.heading,
  home.flexibility.heading,
  cards.heading,
  home.questions.heading,
  why.heading,
  home.help.heading,
  home.about.heading,
];

/** Anchor of each part, its button, and where that leads. */
const buttonsOf = ({ home, why, without }: Words): readonly (readonly [string, string, string])[] => [
  ['journey', home.journey.more, '/af-care'],
  ['rewards', home.rewards.more, '/af-care'],
  ['without-deductible', without.compare, '/compare-plans'],
  ['upgrade-network', home.upgrade.more, '/hospitals'],
  ['us-network', home.flexibility.more, '/hospitals'],
  ['faqs', home.questions.all, '/faqs'],
  ['why', why.more, '/about'],
  ['help', home.help.more, '/faqs'],
];

/** Source: specification, section 2. */
const TIERS = {
  Open: ['Superior'],
  Ultra: ['Superior', 'Optima'],
  Plus: ['Optima', 'Vital'],
  Core: ['Vital'],
};

const REASONS = ['strength', 'commitment', 'service', 'expertise', 'technology'] as const;

const partOf = (page: Page, id: string): Locator => page.locator(`#${id}`);

for (const { name: language, code, prefix } of SITES) {
  const inTurn = turnsOf(code);
  const words = WORDS[code];
  const { home, why } = words;
  const address = prefix || '/';

  test(`the parts of the ${language} home page stand in the order of the specification`, async ({ page }) => {
    await open(page, address);
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
    const expected = headingsOf(words);
    expect(headings.filter((heading) => expected.includes(heading))).toEqual(expected);
  });

  test(`each ${language} part has its button, and the button leads where it says`, async ({ page }) => {
    await open(page, address);
    for (const [id, name, target] of buttonsOf(words)) {
      const button = partOf(page, id).getByRole('link', { name, exact: true });
      await expect(button, id).toHaveAttribute('href', `${prefix}${target}`);
    }
    await partOf(page, 'journey').getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`${prefix}/af-care$`));
  });

  test(`each ${language} network lists the plans that use it, as buttons to their pages`, async ({
    page,
  }) => {
    await open(page, address);
    const tiers = partOf(page, 'us-network').getByRole('listitem');
    await expect(tiers.getByRole('heading', { level: 3 })).toHaveText(Object.keys(TIERS));
    for (const [network, plans] of Object.entries(TIERS)) {
      const tier = tiers.filter({ has: page.getByRole('heading', { name: network, exact: true }) });
      await expect(tier.getByRole('link')).toHaveText(plans.map((plan) => new RegExp(`^\\s*${plan}$`)));
      for (const plan of plans)
        await expect(tier.getByRole('link', { name: plan })).toHaveAttribute(
          'href',
          `${prefix}/${plan.toLowerCase()}`,
        );
    }
  });

  test(`the ${language} rewards say their amount and their four steps`, async ({ page }) => {
    await open(page, address);
    const rewards = partOf(page, 'rewards');
    await expect(rewards).toContainText(/US\$\s?500/);
    await expect(rewards).toContainText(home.rewards.toward);
    await expect(rewards.getByRole('listitem')).toHaveCount(4);
    await expect(rewards).not.toContainText('{');
  });

  inTurn()(
    `one of the five ${language} answers is open at a time; pressing its question again closes it`,
    async ({ page }) => {
      await open(page, address);
      const questions = partOf(page, 'faqs').locator('summary');
      const opened = partOf(page, 'faqs').locator('details[open]');
      await expect(questions).toHaveCount(5);
      await questions.nth(0).click();
      await questions.nth(3).click();
      await expect(opened).toHaveCount(1);
      await expect(opened.locator('summary')).toHaveText(await questions.nth(3).innerText());
      await questions.nth(3).click();
      await expect(opened).toHaveCount(0);
    },
  );

  inTurn()(`on wide screens the ${language} reasons are a list of titles and texts`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await open(page, address);
    const reasons = partOf(page, 'why').getByRole('listitem');
    await expect(reasons.getByRole('heading', { level: 3 })).toHaveText(
      REASONS.map((reason) => new RegExp(why[reason].title)),
    );
    await expect(reasons.getByText(why.technology.text)).toBeVisible();
    await expect(reasons.getByRole('button')).toHaveCount(0);
  });

  inTurn()(
    `on phones each ${language} reason is a button that opens its text in a dialog, closed by its mark, Escape and a press on the backdrop`,
    async ({ page }) => {
      await page.setViewportSize(PHONE);
      await open(page, address);
      await awake(partOf(page, 'why'));
      const dialog = page.getByRole('dialog', { name: why.expertise.title });
      const opener = partOf(page, 'why').getByRole('button', { name: why.expertise.title });
      const closings = [
        () => dialog.getByRole('button', { name: why.close }).click(),
        () => page.keyboard.press('Escape'),
        () => page.mouse.click(195, 20),
      ];
      for (const close of closings) {
        await opener.click();
        await expect(dialog).toContainText(why.expertise.text);
        await close();
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      }
    },
  );

  test(`the ${language} teaser names five topics, each with its place on the about page`, async ({
    page,
  }) => {
    await open(page, address);
    const links = partOf(page, 'about-us').getByRole('link');
    await expect(links).toHaveText(REASONS.map((topic) => new RegExp(why[topic].title)));
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    await open(page, `${prefix}/about`);
    for (const target of targets) {
      const [path, anchor = ''] = target.split('#');
      expect(path).toBe(`${prefix}/about`);
      await expect(partOf(page, anchor), target).toBeAttached();
    }
    await expect(partOf(page, 'why').getByRole('link', { name: why.more })).toHaveCount(0);
  });

  test(`the ${language} help teaser leads to the help centre, a telephone and a mailbox`, async ({
    page,
  }) => {
    await open(page, address);
    const help = partOf(page, 'help');
    await expect(help.getByRole('link', { name: home.help.call })).toHaveAttribute('href', /^tel:\+\d+$/);
    await expect(help.getByRole('link', { name: home.help.write })).toHaveAttribute('href', /^mailto:.+@.+/);
  });

  for (const anchor of ['plans', 'services', 'faqs', 'footer']) {
    inTurn()(`the ${language} address with #${anchor} leads to its part`, async ({ page }) => {
      await open(page, `${prefix}/home#${anchor}`);
      await expect(partOf(page, anchor)).toBeInViewport();
    });
  }

  inTurn()(`the ${language} page is accessible and fits 320 px, with a reason open too`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 800 });
    await open(page, address);
    await awake(partOf(page, 'why'));
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await partOf(page, 'why').getByRole('button', { name: why.strength.title }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('grounds alternate: never three alike in a row', async ({ page }) => {
  await open(page, '/');
  const grounds = await page
    .getByRole('main')
    .locator('[data-ground]')
    .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-ground')));
  expect(grounds.length).toBeGreaterThan(8);
  for (const [at, ground] of grounds.entries())
    expect([grounds[at + 1], grounds[at + 2]], `from part ${at}`).not.toEqual([ground, ground]);
});

/** How far the nearest layer of the picture has moved, pixels, when it stands in the middle of the screen and above. */
const layerAt = async (page: Page, top: number): Promise<number> => {
  await page.evaluate((y) => {
    const scene = document.querySelector('#journey svg') as Element;
    scrollBy({ top: scene.getBoundingClientRect().top - y, behavior: 'instant' });
  }, top);
  await page.waitForTimeout(100);
  return page
    .locator('#journey svg > g')
    .last()
    .evaluate((layer) => new DOMMatrix(getComputedStyle(layer).transform).f);
};

test('the layers of the journey part while the page is scrolled, farther above 1024 px', async ({ page }) => {
  const travels: number[] = [];
  for (const width of [1024, 1025]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/');
    travels.push((await layerAt(page, 500)) - (await layerAt(page, 100)));
  }
  const [narrow = 0, wide = 0] = travels;
  expect(narrow).toBeGreaterThan(2);
  expect(wide).toBeGreaterThan(1.5 * narrow);
});

test('under reduced motion the layers of the journey stay where they are', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await layerAt(page, 500)).toBe(0);
  expect(await layerAt(page, 100)).toBe(0);
});

const LATER =
  /\/(Journey|Rewards|NetworkUpgrade|NetworkTiers|WithoutDeductible|PlanBenefitCards|HomeQuestions|WhyAcquire|HelpTeaser|AboutTeaser)-[^/]*\.js$/;

test('nothing below the fold is fetched before the visitor does anything', async ({ page }) => {
  const pieces: string[] = [];
  page.on('request', (request) => {
    if (LATER.test(request.url())) pieces.push(request.url());
  });
  await page.setViewportSize(DESKTOP);
  await open(page, '/');
  await page.waitForTimeout(1500);
  expect(pieces).toEqual([]);
  await awake(partOf(page, 'journey'));
  expect(pieces.length).toBeGreaterThan(0);
});

test('on paper every part is read, without pictures', async ({ page }) => {
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  for (const heading of headingsOf(WORDS.EN))
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await expect(page.getByText(enWhy.technology.text)).toBeVisible();
  await expect(page.locator('#journey svg')).toBeHidden();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  for (const { name: language, code, prefix } of SITES) {
    test(`every part of the ${language} page reads, on phones too`, async ({ page }) => {
      const words = WORDS[code];
      for (const viewport of [DESKTOP, PHONE]) {
        await page.setViewportSize(viewport);
        await page.goto(prefix || '/');
        for (const name of headingsOf(words))
          await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
        await expect(page.getByText(words.why.technology.text)).toBeVisible();
        const question = partOf(page, 'faqs').locator('details').first();
        await question.locator('summary').click();
        await expect(question.locator('[data-body]')).not.toBeEmpty();
      }
    });
  }
});
