import { useEffect, useMemo, useState } from 'react';
import { latest, searchClient } from '#search/index.ts';
import type { Suggestion } from '#workers/contract.ts';

const MOST = 8;

/** Ranked suggestions for what is being typed; the newest answer only. */
export const useSuggestions = (typed: string): readonly Suggestion[] => {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const ask = useMemo(() => latest((prefix: string) => searchClient().suggest(prefix, MOST)), []);
  useEffect(() => {
    const prefix = typed.trim();
    if (prefix.length < 2) return setSuggestions([]);
    ask(prefix).then(
      (answer) => answer !== undefined && setSuggestions(answer),
      // Suggestions are an aid: without them the box still filters.
      () => setSuggestions([]),
    );
  }, [typed, ask]);
  return suggestions;
};
