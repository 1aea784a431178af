import { directory, networkName, planNetworks } from '#content/facts.ts';
import { hasDetails, type KnownDetails, loadDetails } from '#content/hospital-facts.ts';
import { type HospitalPanelWords, loadHospitalPanelWords } from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { networksReaching, type Plan } from '#domain/plan.ts';
import { searchClient } from '#search/index.ts';
import type { Hospital, HospitalPage } from '#workers/contract.ts';
import { filterLabels, labelsAsText } from '../filter-labels.ts';
import type { FinderWords } from '../finder-context.ts';
import { type FinderState, queryOf } from '../url/finder-url.ts';
import { withPoint } from '../url/start-places.ts';

/** A page with what the directory knows of its hospitals beyond their networks, and the words for that. */
export interface ListedPage extends HospitalPage {
  readonly facts?: { readonly words: HospitalPanelWords; readonly known: KnownDetails } | undefined;
}

/** Rejects when no engine answers, or the details do not load. */
export const fetchAll = async (
  language: Language,
  applied: FinderState,
  total: number,
): Promise<ListedPage> => {
  const page = await searchClient().search(queryOf(await withPoint(applied), 0, total));
  if (!hasDetails) return page;
  const [{ default: words }, known] = await Promise.all([
    loadHospitalPanelWords[language](),
    loadDetails(page.rows.map(({ state }) => state)),
  ]);
  return { ...page, facts: { words, known } };
};

export const filtersText = (words: FinderWords, { filter }: FinderState): string =>
  labelsAsText(words, filterLabels(words, filter));

/** Names a sample as such (ruling 34). */
export const provenanceText = (words: FinderWords, language: Language): string => {
  const asOf = fill(words.asOf, { date: formatDate(language, directory.asOf) });
  return directory.illustrative ? `${words.sample.tag}. ${asOf}` : asOf;
};

/** "Open or Ultra": alternatives (ruling 15). */
export const coverageText = (words: FinderWords, hospital: Hospital, plan: Plan): string | undefined =>
  networksReaching(hospital, planNetworks[plan]).map(networkName).join(` ${words.results.or} `) || undefined;
