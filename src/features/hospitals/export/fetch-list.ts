import { hasDetails, type KnownDetails, loadDetails } from '#content/hospital-facts.ts';
import { type HospitalPanelWords, loadHospitalPanelWords } from '#content/words/words.ts';
import type { Language } from '#domain/language.ts';
import { searchClient } from '#search/index.ts';
import type { HospitalPage } from '#workers/contract.ts';
import { type FinderState, queryOf } from '../url/finder-url.ts';
import { withPoint } from '../url/start-places.ts';

/** Result page with the details of its hospitals and the UI text for them. */
export interface ListedPage extends HospitalPage {
  readonly facts?: { readonly words: HospitalPanelWords; readonly known: KnownDetails } | undefined;
}

/** Fetches all rows. Rejects when no engine responds or the details do not load. */
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
