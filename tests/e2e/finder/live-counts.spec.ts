import { describeIn, expect, holdBack, open } from '../support/site.ts';
import { type Finder, figureIn, test } from './finder.ts';

/** Number of hospitals on the Filter button. */
const promised = async ({ filter }: Finder): Promise<number> => {
  await expect(filter).toContainText(/\d/);
  return figureIn(await filter.textContent());
};

describeIn('EN', 'live counts', (site) => {
  const { words, finderPath: path } = site;
  const texas = ({ state }: Finder) => state.locator('option[value=TX]');

  test('are on the button and each option, and cause no layout shift', async ({ page, finder }) => {
    const letCome = await holdBack(page, /\.index$/);
    await open(page, path);
    const network = page.getByRole('group', { name: words.filters.network });
    const boxes = async () => [await finder.filter.boundingBox(), await network.boundingBox()];
    await expect(finder.filter).not.toContainText(/\d/);
    const before = await boxes();
    letCome();
    const all = await promised(finder);
    expect(await boxes()).toEqual(before);
    expect(all).toBe(await finder.listed());

    await finder.network('Core').check();
    await expect.poll(() => promised(finder)).toBeLessThan(all);
    await expect(texas(finder)).toHaveText(/\(\d+\)$/);
    const inTexas = figureIn(await texas(finder).textContent());
    await finder.state.selectOption('TX');
    await expect.poll(() => promised(finder)).toBe(inTexas);
    expect(await finder.listed()).toBe(all);

    const plus = finder.network('Plus');
    await expect(plus).toHaveAccessibleDescription(/^\d/);
    const inPlus = figureIn(
      await plus.evaluate((radio) => radio.parentElement?.querySelector('[aria-hidden]')?.textContent),
    );
    await plus.check();
    await expect.poll(() => promised(finder)).toBe(inPlus);

    await finder.city.fill('Houston');
    const houston = page.getByRole('option', { name: /^Houston/ });
    const inHouston = figureIn(await houston.textContent());
    await houston.click();
    await expect.poll(() => promised(finder)).toBe(inHouston);
    await finder.filter.click();
    await expect.poll(() => finder.listed()).toBe(inHouston);

    // Another state clears the city, so its count does not depend on the city.
    const florida = finder.state.locator('option[value=FL]');
    await expect(florida).toHaveText(/\([1-9]\d*\)$/);
    const inFlorida = figureIn(await florida.textContent());
    await finder.state.selectOption('FL');
    await expect.poll(() => promised(finder)).toBe(inFlorida);
  });

  test('follow a typed name; options with zero stay enabled @full', async ({ page, finder }) => {
    await open(page, path);
    const all = await promised(finder);
    await finder.name.fill('memor');
    await expect.poll(() => promised(finder)).toBeLessThan(all);
    await finder.name.press('Enter');
    await expect.poll(() => finder.listed()).toBe(await promised(finder));

    await finder.name.fill('nicklaus');
    await finder.state.selectOption('FL');
    await expect(texas(finder)).toHaveText(/ \(0\)$/);
    await expect(texas(finder)).toBeEnabled();
    await finder.city.fill('Tampa');
    await expect(page.getByRole('option', { name: /^Tampa/ })).toContainText(/Tampa\s*0$/);
    await finder.state.selectOption('TX');
    await expect(finder.filter).toHaveAccessibleName(`${words.filters.apply} (${words.results.count.zero})`);
  });
});

test.describe('without the engine', () => {
  test.use({ tolerated: [[/Failed to load resource|worker|Worker/], { scope: 'test' }] });

  test('there are no counts, but the filters are shown @full', async ({ page, finder }) => {
    await page.route(/\.index$|fallback/, (route) => route.abort());
    await open(page, '/hospitals?lang=en');
    await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
    await expect(finder.filter).not.toContainText(/\d/);
    await expect(finder.state.locator('option[value=TX]')).toHaveText('Texas');
    await expect(finder.network('Plus')).toHaveAccessibleDescription('');
  });
});
