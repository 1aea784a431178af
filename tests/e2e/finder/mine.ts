import type { Page } from '@playwright/test';
import plansFile from '#data/plans.json' with { type: 'json' };
import { fill } from '#domain/format.ts';
import { coverageOf, PLANS, type Plan } from '#domain/plan.ts';
import { myHospitalOf } from '#stores/my-hospitals-list.ts';
import { DEFAULT_QUERY, type Hospital } from '#workers/contract.ts';
import type { Site } from '../support/site.ts';
import { engine } from './finder.ts';

type Florida = readonly [Hospital, Hospital, Hospital, ...Hospital[]];

/** Hospitals in Florida in the engine's order, only with mixed-case names, which are shown unchanged. */
export const FLORIDA = engine
  .search({ ...DEFAULT_QUERY, state: 'FL', limit: 30 })
  .rows.filter(({ name }) => /[a-z]/.test(name)) as readonly Hospital[] as Florida;

/** One hospital for each combination of networks in Florida, at most four. */
export const FOUR: readonly Hospital[] = [
  ...new Map(FLORIDA.map((row) => [`${row.ultra}${row.plus}${row.core}`, row])).values(),
].slice(0, 4);

export const keysOf = (hospitals: readonly Hospital[]): string[] =>
  hospitals.map((one) => myHospitalOf(one).key);

/** Saves a list in the browser before the first page loads. */
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

/** "Optima with Plus": the plans with their networks in the order of the sentences on a list. Unit tests compare the sentences. */
export const waysOf = (
  { mine: { answers } }: Site,
  hospitals: readonly Hospital[],
  plans: readonly Plan[] = PLANS,
): string[] => {
  const networks = PLANS.map((plan) => [plan, plansFile.plans[plan].networks]);
  return coverageOf(hospitals, Object.fromEntries(networks), plans).map(({ plan, network }) =>
    fill(answers.way, { plan: planName(plan), network: plansFile.networks[network].name }),
  );
};
