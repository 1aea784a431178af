import { useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { latest, searchClient } from '#search/index.ts';
import type { Suggestion } from '#workers/contract.ts';

const MOST = 8;

/** Beginnings that visitors type; '' loads the piece alone. */
const USUAL = ['', 'st', 'hosp', 'unversity'];

/**
 * Loads what suggestions come from, which is a piece of its own, and has it answer some questions for nobody: whoever enters
 * the box is about to type, and the first answers of a program are its slowest. One at a time: the visitor's come in between.
 */
export const prepareSuggestions = async (): Promise<void> => {
  try {
    for (const usual of USUAL) await searchClient().suggest(usual, MOST);
  } catch {
    // The first question tries again.
  }
};

/** Ranked suggestions for what is being typed; the newest answer only. */
export const useSuggestions = (typed: string): readonly Suggestion[] => {
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const ask = useMemo(() => latest((prefix: string) => searchClient().suggest(prefix, MOST)), []);
  useEffect(() => {
    const prefix = typed.trim();
    if (prefix.length < 2) return setSuggestions([]);
    ask(prefix).then(
      // React would finish first what it is drawing out of sight.
      (answer) => answer !== undefined && flushSync(() => setSuggestions(answer)),
      // Suggestions are an aid: without them the box still filters.
      () => setSuggestions([]),
    );
  }, [typed, ask]);
  return suggestions;
};
