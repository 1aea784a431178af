import { directory, networkName, planNetworks } from '#content/facts.ts';
import { fill } from '#domain/format.ts';
import { formatDate } from '#domain/format-date.ts';
import type { Language } from '#domain/language.ts';
import { type Plan, waysTo } from '#domain/plan.ts';
import type { Hospital } from '#workers/contract.ts';
import type { Applied } from '../applied.ts';
import { filterLabels } from '../labels.ts';
import type { FinderWords } from '../words.ts';

/** The filters in use as one phrase: "Texas, Plus network", or that nothing is filtered. */
export const filtersInWords = (words: FinderWords, { filter }: Applied): string =>
  filterLabels(words, filter)
    .map(({ text }) => text)
    .join(', ') || words.labels.whole;

/** How far the rows may be trusted (ruling 34): sample or not, and of which day. */
export const trustInWords = (words: FinderWords, language: Language): string => {
  const asOf = fill(words.asOf, { date: formatDate(language, directory.asOf) });
  return directory.illustrative ? `${words.sample.tag}. ${asOf}` : asOf;
};

/** The networks of one plan that reach a hospital, as alternatives (ruling 15): "Open or Ultra"; undefined: none does. */
export const reachBy = (words: FinderWords, hospital: Hospital, plan: Plan): string | undefined =>
  waysTo(hospital, planNetworks)
    .find((way) => way.plan === plan)
    ?.networks.map(networkName)
    .join(` ${words.results.or} `);
