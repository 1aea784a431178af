import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import plansFile from '#data/plans.json' with { type: 'json' };
import en from '#data/words/en/my-hospitals.json' with { type: 'json' };
import es from '#data/words/es/my-hospitals.json' with { type: 'json' };
import pt from '#data/words/pt/my-hospitals.json' with { type: 'json' };
import { fill, formatList, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { myHospitalOf } from '#stores/my-hospitals-list.ts';
import { EVERYTHING, type Hospital } from '#workers/contract.ts';
import { createReferenceEngine } from '#workers/reference.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  holdBack,
  open,
  SITES,
  test,
  turnsOf,
} from '../support/site.ts';

const WORDS = { EN: en, ES: es, PT: pt };
const LANGUAGE: Readonly<Record<'EN' | 'ES' | 'PT', Language>> = { EN: 'ENG', ES: 'ESP', PT: 'POR' };

/** Hospitals of Florida, as the engine lists them, whose names are shown as the file writes them. */
const FLORIDA = createReferenceEngine(readFileSync('data/generated/hospitals.index'))
  .search({
    ...EVERYTHING,
    state: 'FL',
    limit: 30,
  })
  .rows.filter(({ name }) => /[a-z]/.test(name));
/** One of every combination of flags that there is in Florida, up to four. */
const FOUR: readonly Hospital[] = [
  ...new Map(FLORIDA.map((row) => [`${row.ultra}${row.plus}${row.core}`, row])).values(),
].slice(0, 4);
const GONE = { key: 'gone-hospital-miami-fl-33176', name: 'GONE HOSPITAL', city: 'Miami', state: 'FL' };

const nameOf = ({ name }: Hospital): string => name;

/** Its name is the same whether it is pressed or not. */
const starOf = (page: Page, words: typeof en, hospital: Hospital): Locator => {
  const name = fill(words.star.name, { hospital: nameOf(hospital) });
  const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: 'Core' }) });
  return table.getByRole('button', { name, exact: true }).first();
};

const openFlorida = async (page: Page, prefix: string, address = ''): Promise<void> => {
  await open(page, `${prefix}/hospitals?state=FL${address}`);
  await expect(page.locator('[data-phase=ready]').first()).toBeAttached();
};

const tray = (page: Page, words: typeof en): Locator =>
  page.getByRole('region', { name: new RegExp(`^${words.heading}`) });

const openTray = async (page: Page, words: typeof en): Promise<Locator> => {
  const list = tray(page, words);
  await list.getByRole('button', { name: words.show }).click();
  await expect(list.getByRole('table')).toBeVisible();
  return list;
};

/** Puts a list into the browser before any page is there. */
const keep = (page: Page, list: unknown): Promise<unknown> =>
  page.addInitScript((text) => {
    if (sessionStorage.getItem('kept') !== null) return;
    sessionStorage.setItem('kept', '');
    localStorage.setItem('my-hospitals', text);
  }, JSON.stringify(list));

const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('my-hospitals') ?? '[]').map(({ key }: { key: string }) => key),
  );

const squeezed = (text: string): string => text.replace(/\s/g, '');

/** All that is printed, without its spaces. */
const onPaper = async (page: Page): Promise<string> => {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: new Uint8Array(await page.pdf()) }).promise;
  const pages = Array.from(
    { length: pdf.numPages },
    async (_, at) => (await (await pdf.getPage(at + 1)).getTextContent()).items,
  );
  return squeezed(
    (await Promise.all(pages))
      .flat()
      .map((item) => ('str' in item ? item.str : ''))
      .join(''),
  );
};

/** A page of another visitor. */
const elsewhere = async (browser: Browser, locale: string): Promise<Page> =>
  (await browser.newContext({ locale })).newPage();

const planName = (plan: Plan): string => plansFile.plans[plan].name;

/** The sentences that the list must say, worked out anew. */
const sentencesOf = (
  words: typeof en,
  language: Language,
  hospitals: readonly Hospital[],
  plans: readonly Plan[] = PLANS,
): string[] =>
  plans
    .flatMap((plan) => plansFile.plans[plan].networks.map((network) => ({ plan, network })))
    .map(({ plan, network }) => {
      const missed = hospitals.filter((one) => network !== 'open' && !one[network as 'ultra']);
      const count = hospitals.length - missed.length;
      const way = fill(words.answers.way, {
        plan: planName(plan),
        network: plansFile.networks[network as 'ultra'].name,
      });
      const { all, some, none, reachesIt, reachesItNot } = words.answers;
      const several = missed.length === 0 ? all : count === 0 ? none : some;
      const one = missed.length === 0 ? reachesIt : reachesItNot;
      const text = fill(hospitals.length === 1 ? one : several, {
        way,
        count: String(count),
        total: String(hospitals.length),
        hospitals: formatList(language, missed.map(nameOf)),
      });
      return { count, text };
    })
    .sort((a, b) => b.count - a.count)
    .map(({ text }) => text);

const keysOf = (hospitals: readonly Hospital[]): string[] => hospitals.map((one) => myHospitalOf(one).key);

/** At the foot of a phone's window the folded list and the button for emergencies share one line. */
const expectOneLine = async (page: Page, words: typeof en, emergency: string): Promise<void> => {
  const toggle = tray(page, words).getByRole('button', { name: words.show });
  await page.locator('#results-heading').evaluate((heading) => heading.scrollIntoView({ block: 'center' }));
  const [list, call] = [
    await toggle.boundingBox(),
    await page.getByRole('button', { name: emergency }).boundingBox(),
  ];
  if (list === null || call === null) throw new Error('both are there');
  expect(list.height).toBeGreaterThanOrEqual(44);
  expect(844 - Math.min(list.y, call.y)).toBeLessThanOrEqual(60);
  expect(list.x + list.width).toBeLessThanOrEqual(call.x);
};

/** Neither of them lies on what has the focus. */
const expectNothingCovered = async (page: Page): Promise<void> => {
  await page.locator('tbody a, tbody button').first().focus();
  for (let presses = 0; presses < 24; presses++) {
    await page.keyboard.press('Tab');
    const lies = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return focused.contains(hit) || hit?.contains(focused) ? '' : focused.outerHTML;
    });
    expect(lies).toBe('');
  }
};

for (const { name, code, prefix, browser: locale, words: finder, shell } of SITES) {
  const inTurn = turnsOf(code);
  const words = WORDS[code];
  const language = LANGUAGE[code];
  const sentences = (hospitals: readonly Hospital[], plans: readonly Plan[] = PLANS): string[] =>
    sentencesOf(words, language, hospitals, plans);

  test.describe(`my hospitals in ${name}`, () => {
    test.use({ locale });

    test('by keyboard: stars make a list that says which plan reaches it with which network, and that stays', async ({
      page,
    }) => {
      await openFlorida(page, prefix);
      await expect(page.getByText(fill(words.hint, { most: '10' }))).toBeVisible();
      for (const hospital of FOUR) {
        const star = starOf(page, words, hospital);
        await star.focus();
        await expect(star).toHaveAttribute('aria-pressed', 'false');
        await page.keyboard.press('Space');
        await expect(star).toHaveAttribute('aria-pressed', 'true');
        await expect(star).toBeFocused();
      }
      const list = tray(page, words);
      const toggle = list.getByRole('button', { name: words.show });
      await expect(toggle).toHaveText(new RegExp(fill(words.count, { count: '4' })));
      await toggle.focus();
      await page.keyboard.press('Enter');
      await expect(list.getByRole('listitem')).toHaveText(sentences(FOUR));
      await expect(list).toContainText(finder.sample.tag);
      await expect(list).toContainText(finder.asOf.split('{date}')[1] ?? '?');
      await expect(list).toContainText(words.answers.open);
      const table = list.getByRole('table', { name: words.table.caption });
      for (const hospital of FOUR) {
        const row = table
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: nameOf(hospital) }) });
        const yes = row.getByRole('cell').filter({ hasText: new RegExp(`^${words.table.yes}$`) });
        const { ultra, plus, core } = hospital;
        await expect(yes).toHaveCount(1 + 2 * Number(ultra) + 2 * Number(plus) + Number(core));
      }
      await expectAccessible(page);
      await page.reload();
      await expect(tray(page, words)).toContainText(fill(words.count, { count: '4' }));
      await expect(starOf(page, words, FOUR[0] as Hospital)).toHaveAttribute('aria-pressed', 'true');
    });

    inTurn()('an eleventh hospital is refused with a sentence that names it', async ({ page }) => {
      await keep(page, FLORIDA.slice(0, 10).map(myHospitalOf));
      await openFlorida(page, prefix);
      const eleventh = FLORIDA[10] as Hospital;
      await starOf(page, words, eleventh).click();
      await expect(tray(page, words).getByRole('status')).toHaveText(
        fill(words.full, { most: '10', hospitals: nameOf(eleventh) }),
      );
      await expect(starOf(page, words, eleventh)).toHaveAttribute('aria-pressed', 'false');
      expect(await keptIn(page)).toHaveLength(10);
    });

    inTurn()(
      'hospitals are taken off one by one with the focus led on, the list is cleared, and both are undone',
      async ({ page }) => {
        await keep(page, FOUR.slice(0, 2).map(myHospitalOf));
        await openFlorida(page, prefix);
        const list = await openTray(page, words);
        const remove = (hospital: Hospital): Locator =>
          list.getByRole('button', { name: fill(words.star.remove, { hospital: nameOf(hospital) }) });
        const [first, second] = FOUR as readonly [Hospital, Hospital];
        await remove(first).click();
        await expect(remove(second)).toBeFocused();
        await page.keyboard.press('Enter');
        const undo = tray(page, words).getByRole('button', { name: words.undo });
        await expect(undo).toBeFocused();
        await expect(tray(page, words).getByRole('status')).toHaveText(plural(language, words.taken, 1));
        await page.keyboard.press('Enter');
        expect(await keptIn(page)).toEqual(keysOf([second]));
        await starOf(page, words, first).click();
        await tray(page, words).getByRole('button', { name: words.clear }).click();
        await expect(tray(page, words).getByRole('status')).toHaveText(plural(language, words.taken, 2));
        expect(await keptIn(page)).toEqual([]);
        await undo.click();
        expect(await keptIn(page)).toEqual(keysOf([second, first]));
      },
    );

    test('a link holds the list: it opens on a clean browser, and is kept only when asked', async ({
      page,
      context,
      browser,
    }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await keep(page, FOUR.map(myHospitalOf));
      await openFlorida(page, prefix);
      const list = await openTray(page, words);
      await list.getByRole('button', { name: words.share.copy }).click();
      await expect(list.getByText(words.share.copied)).toBeVisible();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(new URL(link).searchParams.get('mine')).toBe(keysOf(FOUR).join(','));
      expect(new URL(link).searchParams.get('lang')).toBe(prefix === '' ? 'en' : null);
      const whatsapp = list.getByRole('link', { name: words.share.whatsapp });
      const message = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text');
      expect(message).toBe(
        fill(words.share.message, { hospitals: formatList(language, FOUR.map(nameOf)), address: link }),
      );
      const other = await elsewhere(browser, locale);
      await open(other, link);
      const heading = plural(language, words.shared.heading, 4);
      const shared = other.getByRole('region', { name: heading });
      await expect(shared.getByRole('listitem')).toHaveText(sentences(FOUR));
      await expect(shared).toContainText(finder.sample.tag);
      await expectAccessible(other);
      expect(await keptIn(other)).toEqual([]);
      await shared.getByRole('button', { name: words.shared.keep }).click();
      await expect(shared).toHaveCount(0);
      expect(new URL(other.url()).searchParams.has('mine')).toBe(false);
      expect(await keptIn(other)).toEqual(keysOf(FOUR));
      const own = tray(other, words);
      await expect(own.getByRole('listitem')).toHaveText(sentences(FOUR));
      await expect(own.getByRole('button', { name: words.hide })).toBeFocused();
      await other.context().close();
    });

    test.describe('when a piece of script does not come', () => {
      test.use({ tolerated: [[/Failed to load resource|net::ERR_FAILED/], { scope: 'test' }] });

      inTurn()('a shared list says so, is tried again, and is still in the address', async ({ page }) => {
        await page.route(/SharedCard-.*\.js$/, (route) => route.abort());
        await openFlorida(page, prefix, `&mine=${keysOf(FOUR).join(',')}`);
        const alert = page.getByRole('alert').filter({ hasText: words.shared.failed });
        await expect(alert).toBeVisible();
        await expectAccessible(page);
        const reload = alert.getByRole('button', { name: words.reload });
        await alert.getByRole('button', { name: words.retry }).click();
        await expect(reload).toBeVisible();
        await page.unroute(/SharedCard-.*\.js$/);
        await reload.click();
        const shared = page.getByRole('region', { name: plural(language, words.shared.heading, 4) });
        await expect(shared.getByRole('listitem')).toHaveText(sentences(FOUR));
        await expect(alert).toHaveCount(0);
      });

      inTurn()(
        'the list’s own place says so; the stars stay, and the list is there after the page is loaded anew',
        async ({ page }) => {
          await page.route(/Tray-.*\.js$/, (route) => route.abort());
          await openFlorida(page, prefix);
          await starOf(page, words, FOUR[0] as Hospital).click();
          await expect(page.getByRole('alert').filter({ hasText: words.notShown })).toBeVisible();
          await expect(starOf(page, words, FOUR[0] as Hospital)).toHaveAttribute('aria-pressed', 'true');
          await page.unroute(/Tray-.*\.js$/);
          await page.reload();
          await expect(tray(page, words)).toContainText(fill(words.count, { count: '1' }));
        },
      );
    });

    inTurn()(
      'paper that is printed before the directory has answered says so, and then the answer',
      async ({ page }) => {
        const letCome = await holdBack(page, /\.index$/);
        await keep(page, FOUR.map(myHospitalOf));
        for (const address of ['/compare-plans', '/optima']) {
          await open(page, prefix + address);
          await expect(page.getByText(words.notYet).first()).toBeAttached();
          const before = await onPaper(page);
          expect(before).toContain(squeezed(words.notYet));
          expect(before).not.toMatch(/(Open|Ultra|Plus|Core):?…/);
        }
        letCome();
        await expect(page.getByText(words.notYet)).toHaveCount(0);
        expect(await onPaper(page)).toContain(squeezed(sentences(FOUR, ['optima'])[0] ?? '?'));
        await open(page, `${prefix}/compare-plans`);
        // It may have been answered before: then paper has nothing to ask.
        const answer = fill(words.row.count, { count: '4', total: '4' });
        await expect(page.getByText(words.notYet).or(page.getByText(answer)).first()).toBeAttached();
        // Printing asks, wherever the reader is.
        await onPaper(page);
        await expect(page.getByText(words.notYet)).toHaveCount(0);
        expect(await onPaper(page)).toContain(squeezed(answer));
      },
    );

    inTurn()('a shared list never overwrites one’s own: it is added or dismissed', async ({ page }) => {
      const [first, ...rest] = FOUR as readonly [Hospital, ...Hospital[]];
      await keep(page, [myHospitalOf(first)]);
      const address = `${prefix}/hospitals?mine=${keysOf(rest).join(',')}`;
      await open(page, address);
      const shared = page.getByRole('region', { name: plural(language, words.shared.heading, rest.length) });
      await shared.getByRole('button', { name: words.shared.dismiss }).click();
      await expect(shared).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await keptIn(page)).toEqual(keysOf([first]));
      await open(page, address);
      await shared.getByRole('button', { name: words.shared.add }).click();
      await expect(tray(page, words).getByRole('listitem')).toHaveCount(6);
      expect(await keptIn(page)).toEqual(keysOf(FOUR));
      await open(page, address);
      await expect(shared).toContainText(words.shared.mine);
      await expect(shared.getByRole('button')).toHaveText([words.shared.dismiss]);
    });

    inTurn()(
      'what has left the directory is said: by name in one’s own list, by its key in a link',
      async ({ page }) => {
        const [first] = FOUR as readonly [Hospital];
        await keep(page, [myHospitalOf(first), GONE]);
        await openFlorida(page, prefix, `&mine=${GONE.key},${keysOf([first])},<img src=x>,a--b`);
        const shared = page.getByRole('region', { name: plural(language, words.shared.heading, 2) });
        await expect(shared).toContainText('gone hospital miami fl 33176');
        const list = await openTray(page, words);
        await expect(list).toContainText(plural(language, words.left, 1));
        await expect(list.getByText('Gone Hospital')).toBeVisible();
        await list
          .getByRole('button', { name: fill(words.star.remove, { hospital: 'Gone Hospital' }) })
          .click();
        await expect(list.getByRole('button', { name: words.hide })).toBeFocused();
        expect(await keptIn(page)).toEqual(keysOf([first]));
        await expect(list.getByRole('listitem').first()).toHaveText(sentences([first])[0] ?? '?');
      },
    );

    test('the list goes along to the pages of the plans and to the comparison', async ({ page }) => {
      await keep(page, FOUR.map(myHospitalOf));
      for (const plan of PLANS) {
        await open(page, `${prefix}/${plan}`);
        const heading = page.getByRole('heading', {
          name: fill(words.plan.heading, { plan: planName(plan) }),
        });
        await heading.scrollIntoViewIfNeeded();
        const part = page.locator('section').filter({ has: heading });
        await expect(part.getByRole('listitem')).toHaveText(sentences(FOUR, [plan]));
        await expect(part).toContainText(finder.sample.tag);
      }
      await expectAccessible(page);
      await open(page, `${prefix}/compare-plans`);
      const row = page
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: words.row.label }) });
      await row.scrollIntoViewIfNeeded();
      const of = (count: number): string => fill(words.row.count, { count: String(count), total: '4' });
      const count = (flag: 'ultra' | 'plus' | 'core'): string => of(FOUR.filter((one) => one[flag]).length);
      await expect(row.getByRole('cell')).toHaveText([
        `Open: ${of(4)}Ultra: ${count('ultra')}`,
        `Ultra: ${count('ultra')}Plus: ${count('plus')}`,
        `Plus: ${count('plus')}Core: ${count('core')}`,
      ]);
      await expect(row).toContainText(finder.sample.tag);
      await page.getByRole('combobox').first().selectOption('maternity');
      await expect(row).toBeVisible();
      await expectAccessible(page);
    });

    test('at 390 px: targets are large enough, nothing scrolls sideways, nothing covers what has the focus', async ({
      page,
    }) => {
      await keep(page, FLORIDA.slice(2, 11).map(myHospitalOf));
      await page.setViewportSize({ width: 390, height: 844 });
      await openFlorida(page, prefix);
      const star = starOf(page, words, FLORIDA[1] as Hospital);
      await star.click();
      const box = await star.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
      await expectNothingCovered(page);
      for (const width of [375, 390, 480, 768]) {
        await page.setViewportSize({ width, height: 844 });
        await expectOneLine(page, words, shell.emergency.open);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      const list = await openTray(page, words);
      for (const button of await list.getByRole('button').all())
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await expectNoSidewaysScroll(page);
      await page.setViewportSize({ width: 320, height: 800 });
      await expectNoSidewaysScroll(page);
    });
  });
}

test('a row among thousands is starred, and its star is there when it comes back into sight', async ({
  page,
}) => {
  await open(page, '/hospitals');
  const region = page.getByRole('region', { name: SITES[0].words.results.region });
  await expect(page.locator('tbody[aria-hidden]').first()).toBeAttached();
  await region.evaluate((element) => element.scrollTo(0, 40_000));
  await expect(region.locator('tr[aria-rowindex]').last()).toHaveAttribute('aria-rowindex', /^\d{3,}$/);
  // The first eight rows stand there always.
  const star = region
    .locator('tr')
    .filter({ has: page.locator('button[aria-pressed=false]') })
    .nth(12)
    .locator('button[aria-pressed]');
  const label = (await star.getAttribute('aria-label')) ?? '?';
  await region.getByRole('button', { name: label, exact: true }).first().click();
  await region.evaluate((element) => element.scrollTo(0, 0));
  await expect(region.locator('[aria-pressed=true]')).toHaveCount(0);
  await region.evaluate((element) => element.scrollTo(0, 40_000));
  await expect(region.locator('[aria-pressed=true]')).toHaveCount(1);
});

test('another tab’s changes are followed', async ({ page, context }) => {
  await openFlorida(page, '');
  const other = await context.newPage();
  await openFlorida(other, '');
  await starOf(other, en, FLORIDA[0] as Hospital).click();
  await expect(tray(page, en)).toContainText('My hospitals: 1');
  await expect(starOf(page, en, FLORIDA[0] as Hospital)).toHaveAttribute('aria-pressed', 'true');
});

test('denied storage breaks nothing: the list works, and says that it is not kept', async ({ page }) => {
  await page.addInitScript(() => {
    const deny = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { get: deny });
  });
  await openFlorida(page, '');
  await starOf(page, en, FLORIDA[0] as Hospital).click();
  await expect(tray(page, en).getByRole('status')).toHaveText(en.notKept);
  await expect(starOf(page, en, FLORIDA[0] as Hospital)).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/compare-plans');
  await open(page, '/optima');
});

test('corrupted storage is an empty list on every page that shows one', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('my-hospitals', '[{"key":"<b>"},7,{'));
  await openFlorida(page, '');
  await expect(page.getByText(fill(en.hint, { most: '10' }))).toBeVisible();
  await open(page, '/compare-plans');
  await expect(page.getByRole('rowheader', { name: en.row.label })).toHaveCount(0);
  await open(page, '/vital');
  await expect(page.getByRole('heading', { name: 'Your hospitals with Vital' })).toHaveCount(0);
});

test('on paper the list stands alone with its answer, its day and its address', async ({ page }) => {
  await keep(page, FOUR.map(myHospitalOf));
  await page.addInitScript(() => Object.assign(window, { print: () => undefined }));
  await openFlorida(page, '');
  const list = await openTray(page, en);
  await list.getByRole('button', { name: en.print }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.heading);
  await expect(page.getByRole('listitem')).toHaveText(sentencesOf(en, 'ENG', FOUR));
  await expect(page.getByText(/hospitals\?mine=/)).toBeVisible();
  await expect(page.getByText(SITES[0].words.sample.tag).filter({ visible: true })).toHaveCount(1);
  await page.emulateMedia({ media: null });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.locator('html[data-sheet]')).toHaveCount(0);
});

for (const width of [390, 1440]) {
  test(`nothing moves at ${width} px when a list is kept or shared`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await keep(page, FOUR.map(myHospitalOf));
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) shifts.push(entry.value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shared = `/hospitals?mine=${keysOf(FLORIDA.slice(0, 3)).join(',')}`;
    for (const address of ['/hospitals', shared, '/superior', '/compare-plans']) {
      await open(page, address);
      await page.waitForTimeout(1500);
      for (let turns = 0; turns < 14; turns++) {
        await page.mouse.wheel(0, 500);
        await page.waitForTimeout(100);
      }
      const sum = await page.evaluate(() =>
        (globalThis as unknown as { shifts: number[] }).shifts.reduce((all, each) => all + each, 0),
      );
      expect.soft(sum, address).toBeLessThan(0.01);
    }
  });
}
