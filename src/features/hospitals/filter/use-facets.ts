import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { latest, searchClient } from '#search/index.ts';
import type { HospitalFilterDraft } from '#stores/hospital-filter.ts';
import type { HospitalFacets, HospitalQuery } from '#workers/contract.ts';
import { BY_NAME, queryOf, tidy } from '../url/finder-url.ts';

/**
 * How many hospitals each option would give, for what the controls say now. The last answer stays until the next is
 * there; undefined before the first, and while the engine does not answer. `attempt` asks anew when it changes.
 */
export const useFacets = (draft: HospitalFilterDraft, attempt: unknown): HospitalFacets | undefined => {
  const [facets, setFacets] = useState<HospitalFacets>();
  const ask = useMemo(() => latest((query: HospitalQuery) => searchClient().facets(query)), []);
  useEffect(() => {
    void attempt;
    ask(queryOf({ filter: tidy(draft), sort: BY_NAME }, 0, 0)).then(
      // React would finish first what it is drawing out of sight: the rest of a long list, the map.
      (answer) => answer !== undefined && flushSync(() => setFacets(answer)),
      () => setFacets(undefined),
    );
  }, [ask, draft, attempt]);
  return facets;
};
