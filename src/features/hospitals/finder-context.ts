import { createContext, useContext } from 'react';
import type { FinderWords, StateWords } from '#content/words/words.ts';

export type { FinderWords };

/** The finder's words, for every part of it. */
export const FinderWordsContext = createContext<FinderWords | undefined>(undefined);

export const useFinderWords = (): FinderWords => {
  const words = useContext(FinderWordsContext);
  if (words === undefined) throw new Error('The finder has no words: wrap it in FinderWordsContext');
  return words;
};

/** "TX" → "Texas" in the page's language; an unknown code as it is. */
export const stateLabel = (words: FinderWords, code: string): string =>
  Object.hasOwn(words.states, code) ? words.states[code as keyof StateWords] : code;
