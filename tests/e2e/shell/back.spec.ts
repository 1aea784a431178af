import type { Locator, Page } from '@playwright/test';
import { addressesIn } from '../support/page-walk.ts';
import { expect, open, test } from '../support/site.ts';

/** Maximum difference between the restored and the previous position. */
const TOLERANCE_PX = 40;

const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
];

const topOf = (link: Locator): Promise<number> =>
  link.evaluate((element) => element.getBoundingClientRect().top);

/** Scrolls the link to the middle of the viewport until its position is stable: lazy sections may still be loading. */
const toMiddle = async (link: Locator): Promise<void> => {
  let before = Number.NaN;
  await expect(async () => {
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const last = before;
    before = await topOf(link);
    expect(Math.abs(before - last)).toBeLessThan(1);
  }).toPass();
};

/** Clicks the link. Returns its distance from the viewport top at the press in pixels: Playwright may scroll before a click. */
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
  // An address with filters moves the focus to the results heading, a fragment to its element.
  const target = decodeURIComponent(new URL(page.url()).hash.slice(1));
  await expect(page.locator(`h1:focus, #results-heading:focus, [id="${target}"]:focus`)).toBeAttached();
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === here);
  await expect(link).toBeFocused();
  await expect
    .poll(async () => Math.abs((await topOf(link)) - before), { message: await link.innerText() })
    .toBeLessThanOrEqual(TOLERANCE_PX);
};

/** Addresses of the other pages to which the main content links. */
const linksOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => [
    ...new Map(
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]:not([target], [download])')]
        .filter(({ pathname }) => pathname !== location.pathname && !/\.\w+$/.test(pathname))
        .filter((link) => link.checkVisibility())
        // Keeps only one link to a state page.
        .map((link) => [
          link.pathname.replace(/\/hospitals\/.*/, '/hospitals/x'),
          link.getAttribute('href') ?? '',
        ]),
    ).values(),
  ]);

/** The last visible link with this address; it has `?plan=` after the visitor has set "my plan". */
const linkTo = (page: Page, href: string): Locator =>
  page
    .getByRole('main')
    .locator(`a:is([href="${href}"], [href^="${href}?plan="])`)
    .filter({ visible: true })
    .last();

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width}`, () => {
    // Without motion, because an element that slides in is not at its final position yet.
    test.use({ viewport, contextOptions: { reducedMotion: 'reduce' } });

    test(`Back restores the scroll position and open details${viewport.width > 390 ? ' @full' : ''}`, async ({
      page,
    }) => {
      await open(page, '/');
      const details = page.getByRole('main').locator('details').filter({ visible: true }).first();
      await details.locator('summary').click();
      await expectBack(page, linkTo(page, '/vital'));
      await expectBack(page, linkTo(page, '/vital'));
      await expect(details).toHaveAttribute('open');
      await page.evaluate(() => scrollTo(0, 0));
      await expectBack(page, linkTo(page, '/hospitals'));
    });

    for (const address of addressesIn(''))
      test(`Back to ${address} restores its position from every page @full`, async ({ page }) => {
        test.setTimeout(180_000);
        await open(page, address);
        for (const href of await linksOf(page)) await expectBack(page, linkTo(page, href));
      });
  });
}

test('Back restores the scroll position when sections above load late', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const link = linkTo(page, '/vital');
  await toMiddle(link);
  const before = await press(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Vital' })).toBeFocused();
  // Simulates late code: sections of the restored page are empty at first.
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
