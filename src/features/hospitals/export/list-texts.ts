import { directory, networkName, planNetworks } from '#content/facts.ts';
import { fill, formatDate } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { networksReaching, type Plan } from '#domain/plan.ts';
import { searchClient } from '#search/index.ts';
import type { Hospital, HospitalPage } from '#workers/contract.ts';
import { filterLabels, labelsAsText } from '../filter-labels.ts';
import type { FinderWords } from '../finder-context.ts';
import { type FinderState, queryOf } from '../url/finder-url.ts';
import { withPoint } from '../url/start-places.ts';

/** Every row of what is applied in one answer. Rejects when no engine answers. */
export const fetchAll = async (applied: FinderState, total: number): Promise<HospitalPage> =>
  searchClient().search(queryOf(await withPoint(applied), 0, total));

/** "Texas, Plus network", or that nothing is filtered. */
export const filtersText = (words: FinderWords, { filter }: FinderState): string =>
  labelsAsText(words, filterLabels(words, filter));

/** The day of the directory, and whether it is a sample (ruling 34). */
export const provenanceText = (words: FinderWords, language: Language): string => {
  const asOf = fill(words.asOf, { date: formatDate(language, directory.asOf) });
  return directory.illustrative ? `${words.sample.tag}. ${asOf}` : asOf;
};

/** The networks of a plan that reach a hospital, as alternatives (ruling 15): "Open or Ultra"; undefined without any. */
export const coverageText = (words: FinderWords, hospital: Hospital, plan: Plan): string | undefined =>
  networksReaching(hospital, planNetworks[plan]).map(networkName).join(` ${words.results.or} `) || undefined;

/** "Miami, FL 33176". */
export const cityLine = ({ city, state, zip }: Hospital): string => `${city}, ${state} ${zip}`.trim();
