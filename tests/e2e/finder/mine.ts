import type { Page } from '@playwright/test';
import plansFile from '#data/plans.json' with { type: 'json' };
import { fill, formatList } from '#domain/format.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { myHospitalOf } from '#stores/my-hospitals-list.ts';
import { DEFAULT_QUERY, type Hospital } from '#workers/contract.ts';
import type { Site } from '../support/site.ts';
import { engine } from './finder.ts';

/** Hospitals in Florida in the engine's order, only with mixed-case names, which are shown unchanged. */
export const FLORIDA: readonly Hospital[] = engine
  .search({ ...DEFAULT_QUERY, state: 'FL', limit: 30 })
  .rows.filter(({ name }) => /[a-z]/.test(name));

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

/** Expected sentences of the list, computed independently of the site. */
export const sentencesOf = (
  { mine: { answers }, language }: Site,
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
