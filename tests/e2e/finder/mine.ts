import type { Locator, Page } from '@playwright/test';
import plansFile from '#data/plans.json' with { type: 'json' };
import { fill, formatList } from '#domain/format.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { myHospitalOf } from '#stores/my-hospitals-list.ts';
import { EVERYTHING, type Hospital } from '#workers/contract.ts';
import { expect } from '../support/site.ts';
import { engine, type Finder, openReady } from './finder.ts';

/** Hospitals of Florida, as the engine lists them, whose names are shown as the file writes them. */
export const FLORIDA: readonly Hospital[] = engine
  .search({ ...EVERYTHING, state: 'FL', limit: 30 })
  .rows.filter(({ name }) => /[a-z]/.test(name));

/** One of every combination of flags that there is in Florida, up to four. */
export const FOUR: readonly Hospital[] = [
  ...new Map(FLORIDA.map((row) => [`${row.ultra}${row.plus}${row.core}`, row])).values(),
].slice(0, 4);

export const keysOf = (hospitals: readonly Hospital[]): string[] =>
  hospitals.map((one) => myHospitalOf(one).key);

/** The button of a row; its name is the same whether it is pressed or not. */
export const starOf = (page: Page, { mine, words }: Finder, { name }: Hospital): Locator =>
  page
    .getByRole('table', { name: words.results.caption })
    .getByRole('button', { name: fill(mine.star.name, { hospital: name }), exact: true })
    .first();

export const openFlorida = (page: Page, { path }: Finder, more = ''): Promise<void> =>
  openReady(page, `${path}?state=FL${more}`);

/** The list's own place under the finder. */
export const tray = (page: Page, { mine }: Finder): Locator =>
  page.getByRole('region', { name: new RegExp(`^${mine.heading}`) });

export const openTray = async (page: Page, site: Finder): Promise<Locator> => {
  const list = tray(page, site);
  await list.getByRole('button', { name: site.mine.show }).click();
  await expect(list.getByRole('table')).toBeVisible();
  return list;
};

/** Puts a list into the browser before the first page is there. */
export const keep = (page: Page, list: unknown): Promise<unknown> =>
  page.addInitScript((text) => {
    if (sessionStorage.getItem('kept') !== null) return;
    sessionStorage.setItem('kept', '');
    localStorage.setItem('my-hospitals', text);
  }, JSON.stringify(list));

export const keepHospitals = (page: Page, hospitals: readonly Hospital[]): Promise<unknown> =>
  keep(page, hospitals.map(myHospitalOf));

export const keptIn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    JSON.parse(localStorage.getItem('my-hospitals') ?? '[]').map(({ key }: { key: string }) => key),
  );

export const planName = (plan: Plan): string => plansFile.plans[plan].name;

/** The sentences that the list must say, worked out a second time. */
export const sentencesOf = (
  { mine: { answers }, language }: Finder,
  hospitals: readonly Hospital[],
  plans: readonly Plan[] = PLANS,
): string[] =>
  plans
    .flatMap((plan) => plansFile.plans[plan].networks.map((network) => ({ plan, network })))
    .map(({ plan, network }) => {
      const missed = hospitals.filter((one) => network !== 'open' && !one[network as 'ultra']);
      const count = hospitals.length - missed.length;
      const { all, some, none, reachesIt, reachesItNot } = answers;
      const several = missed.length === 0 ? all : count === 0 ? none : some;
      const one = missed.length === 0 ? reachesIt : reachesItNot;
      const text = fill(hospitals.length === 1 ? one : several, {
        way: fill(answers.way, {
          plan: planName(plan),
          network: plansFile.networks[network as 'ultra'].name,
        }),
        count: String(count),
        total: String(hospitals.length),
        hospitals: formatList(
          language,
          missed.map(({ name }) => name),
        ),
      });
      return { count, text };
    })
    .sort((a, b) => b.count - a.count)
    .map(({ text }) => text);
