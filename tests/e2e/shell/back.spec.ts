import type { Locator, Page } from '@playwright/test';
import { addressesIn } from '../support/page-walk.ts';
import { expect, open, test } from '../support/site.ts';

/** As far as a reader may find the place moved. */
const TOLERANCE_PX = 40;

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const topOf = (link: Locator): Promise<number> =>
  link.evaluate((element) => element.getBoundingClientRect().top);

/** Brings the link into the middle of the window, and waits until sections that come meanwhile are in. */
const toMiddle = async (link: Locator): Promise<void> => {
  let before = Number.NaN;
  await expect(async () => {
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const last = before;
    before = await topOf(link);
    expect(Math.abs(before - last)).toBeLessThan(1);
  }).toPass();
};

/** Presses the link. Returns where it was then, in pixels from the top of the window: Playwright may scroll before it presses. */
const press = async (link: Locator): Promise<number> => {
  const page = link.page();
  await page.evaluate(() =>
    addEventListener(
      'pointerdown',
      ({ target }) => {
        const top = (target as Element).closest('a')?.getBoundingClientRect().top;
        Object.assign(globalThis, { pressedAt: top });
      },
      { once: true, capture: true },
    ),
  );
  await link.click();
  return page.evaluate(() => (globalThis as { pressedAt?: number }).pressedAt ?? Number.NaN);
};

const expectBack = async (page: Page, link: Locator): Promise<void> => {
  await toMiddle(link);
  const here = new URL(page.url()).pathname;
  const before = await press(link);
  await expect(page).not.toHaveURL((url) => url.pathname === here);
  // An address with filters leads to their results.
  await expect(page.locator('h1:focus, #results-heading:focus')).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === here);
  await expect(link).toBeFocused();
  await expect
    .poll(async () => Math.abs((await topOf(link)) - before), { message: await link.innerText() })
    .toBeLessThanOrEqual(TOLERANCE_PX);
};

/** Addresses of the other pages that the text of this one links to. */
const linksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Map(
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([target], [download])')]
        .filter(({ pathname }) => pathname !== location.pathname && !/\.\w+$/.test(pathname))
        .filter((link) => link.checkVisibility())
        // Of many states one.
        .map((link) => [
          link.pathname.replace(/\/hospitals\/.*/, '/hospitals/x'),
          link.getAttribute('href') ?? '',
        ]),
    ).values(),
  ]);

/** Once a plan is the visitor's own, links carry it. */
const linkTo = (page: Page, href: string): Locator =>
  page
    .getByRole('main')
    .locator(`a:is([href="${href}"], [href^="${href}?plan="])`)
    .filter({ visible: true })
    .last();

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width}`, () => {
    // Still: what slides in is not at its place yet.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test('Back from the third plan card, and from a page that was reached on the way, restores the place', async ({
      page,
    }) => {
      await open(page, '/');
      await expectBack(page, linkTo(page, '/vital'));
      await expectBack(page, linkTo(page, '/vital'));
      await page.evaluate(() => scrollTo(0, 0));
      await expectBack(page, linkTo(page, '/hospitals'));
    });

    for (const address of addressesIn(''))
      test(`Back to ${address} restores the place, from every page that it links to`, {
        tag: '@full',
      }, async ({ page }) => {
        test.setTimeout(180_000);
        await open(page, address);
        for (const href of await linksOf(page)) await expectBack(page, linkTo(page, href));
      });
  });
}

test('Back restores the place while the sections above it are still missing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const link = linkTo(page, '/vital');
  await toMiddle(link);
  const before = await press(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Vital' })).toBeFocused();
  // As if their code came late: the parts of the page that comes back are empty at first.
  await page.evaluate((home) => {
    const late: [Element, Node[]][] = [];
    const empty = new MutationObserver(() => {
      if (document.querySelector('h1')?.textContent !== home) return;
      for (const part of document.querySelectorAll('#root main > [data-part]')) {
        if (part.firstChild === null || late.some(([each]) => each === part)) continue;
        late.push([part, [...part.childNodes]]);
        part.replaceChildren();
      }
    });
    empty.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('fill', () => {
      empty.disconnect();
      for (const [part, nodes] of late) part.append(...nodes);
    });
  }, title);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeFocused();
  await expect(link).toHaveCount(0);
  await page.evaluate(() => document.dispatchEvent(new Event('fill')));
  await expect.poll(async () => Math.abs((await topOf(link)) - before)).toBeLessThanOrEqual(TOLERANCE_PX);
});
