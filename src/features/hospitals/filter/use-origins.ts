import { useEffect, useMemo, useState } from 'react';
import { latest, searchClient } from '#search/index.ts';
import type { Origin } from '#workers/contract.ts';
import { MOST_ORIGINS } from '../url/start-places.ts';

/** Places that a typed text may mean, with the text that they answer. */
export interface OriginsFor {
  readonly text: string;
  readonly origins: readonly Origin[];
}
const NONE: OriginsFor = { text: '', origins: [] };

/** The newest answer for what is being typed; without a text the airports; nothing while nobody types. */
export const useOrigins = (typed: string | undefined): OriginsFor => {
  const [answer, setAnswer] = useState(NONE);
  const ask = useMemo(
    () =>
      latest(async (text: string) => ({ text, origins: await searchClient().origins(text, MOST_ORIGINS) })),
    [],
  );
  useEffect(() => {
    if (typed === undefined) return;
    ask(typed).then(
      (newest) => newest !== undefined && setAnswer(newest),
      () => setAnswer(NONE),
    );
  }, [typed, ask]);
  return answer;
};
