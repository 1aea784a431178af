import type { Page } from '@playwright/test';
import words from '../../../data/words/en/hospitals.json' with { type: 'json' };
import { networkName } from '../../../src/content/facts.ts';
import { FLAG_NETWORKS } from '../../../src/domain/network.ts';
import type { Hand } from './gestures.ts';

/** What visitors type: names, parts of names, saints, cities, a slip. */
const NAMES = [
  'baptist ho',
  'mayo',
  'st. mary',
  'houston me',
  'jackson',
  'cleveland',
  'mount sin',
  'childrens',
  'memorial',
  'kaiser',
  'baylor univ',
  'methodist',
  'sacred he',
  'unversity',
  'san juan',
  'a',
];
const CITIES = ['miami', 'houston', 'spring', 'san'];
/** From the first state on, so many further: states of all sizes, and so many that p98 is more than the slowest one. */
const STEPS = [1, 3, 1, 4, 2, 2, 1, 3, 2, 2, 3, 1, 2, 2, 4, 1, 2, 3, 2, 2, 3, 2, 2, 2];
const SCROLLS = [600, 1500, 4000, 4000, -3000, 8000];
const ROWS = 6;

const { filters, results } = words;

const box = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
const filter = (page: Page) => page.getByRole('button', { name: filters.apply });
const reset = async (page: Page, hand: Hand): Promise<void> => {
  await hand.aside();
  await page.getByRole('button', { name: filters.reset }).click();
  await hand.rest();
  await hand.rest();
};

/** Each name key by key, then Enter, which filters. */
export const typeNames = async (page: Page, hand: Hand): Promise<void> => {
  for (const name of NAMES) {
    await hand.enter(box(page, filters.name));
    await hand.keys('key', [...name]);
    await hand.keys('filter', ['Enter']);
    await hand.rest();
    await hand.aside();
    await box(page, filters.name).press('ControlOrMeta+a');
    await hand.keys('key', ['Backspace']);
  }
  await reset(page, hand);
};

/** Opens the list of cities by typing one. */
export const typeCities = async (page: Page, hand: Hand): Promise<void> => {
  for (const city of CITIES) {
    await hand.enter(box(page, filters.city));
    await hand.keys('city', [...city]);
    await hand.aside();
    await box(page, filters.city).press('ControlOrMeta+a');
    await hand.keys('city', ['Backspace']);
  }
  await reset(page, hand);
};

/** A state by keyboard, a network by press, and Filter; some of the lists are hundreds of rows long. */
export const chooseAndFilter = async (page: Page, hand: Hand): Promise<void> => {
  for (const [at, steps] of STEPS.entries()) {
    await hand.enter(box(page, filters.state));
    await hand.keys(
      'state',
      Array.from({ length: steps }, () => 'ArrowDown'),
    );
    await hand.press('filter', filter(page));
    const network = networkName(FLAG_NETWORKS[at % FLAG_NETWORKS.length] ?? 'plus');
    await hand.press(
      'network',
      page.locator('label').filter({ hasText: new RegExp(`^${network}\\b|^${network}`) }),
    );
    await hand.press('filter', filter(page));
  }
  await reset(page, hand);
};

/** Every column, up and down, of the whole directory. */
export const sortAll = async (page: Page, hand: Hand): Promise<void> => {
  const heads = page.locator('table thead button');
  for (let column = 0; column < (await heads.count()); column++)
    for (const _ of ['up', 'down']) await hand.press('sort', heads.nth(column));
  await reset(page, hand);
};

export const scrollList = async (page: Page, hand: Hand): Promise<void> => {
  const region = page.getByRole('region', { name: results.region });
  for (const by of SCROLLS) await hand.scroll(region, by);
};

/** Stars rows and takes the stars off again; opens and closes the menus of rows. */
export const useRows = async (page: Page, hand: Hand): Promise<void> => {
  const rows = page.getByRole('region', { name: results.region }).locator('tbody tr[aria-rowindex]');
  for (let at = 0; at < ROWS; at++) {
    const star = rows.nth(at).locator('button[aria-pressed]');
    await hand.press('star', star);
    await hand.press('star', star);
    await hand.press('menu', rows.nth(at).locator('button[aria-haspopup="menu"]'));
    await hand.aside();
    await page.keyboard.press('Escape');
  }
};

/** The finder with its worker ready and its list there. */
export const openFinder = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${address}/hospitals`);
  await page.locator('[data-phase="ready"]').first().waitFor();
  await filter(page).filter({ hasText: /\d/ }).waitFor();
};
