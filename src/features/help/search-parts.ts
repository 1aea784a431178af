import type { Language } from '#domain/language.ts';
import { helpClient } from '#search/index.ts';
import type { HelpAnswer, HelpQuery } from '#workers/contract.ts';

// All that a search needs, as one piece that comes when one begins.
export { NoAnswer } from './NoAnswer.tsx';
export { SearchResults } from './SearchResults.tsx';

export const ask = (query: HelpQuery): Promise<HelpAnswer> => helpClient().search(query);

/** Starts the worker and loads the language's index. */
export const prepare = (language: Language): void => {
  // A search will say that it failed.
  helpClient()
    .ready(language)
    .catch(() => undefined);
};
