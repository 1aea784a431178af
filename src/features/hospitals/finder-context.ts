import { type Context, createContext, useContext } from 'react';
import type { FinderWords } from '#content/words/words.ts';
import type { HospitalPage, StateOption } from '#workers/contract.ts';

export type { FinderWords };

const useProvided = <Value>(context: Context<Value | undefined>): Value => {
  const value = useContext(context);
  if (value === undefined)
    throw new Error('The page does not provide the UI texts and first rows of the finder');
  return value;
};

export const FinderWordsContext = createContext<FinderWords | undefined>(undefined);
export const useFinderWords = (): FinderWords => useProvided(FinderWordsContext);

/** First rows sorted by name, embedded in the HTML as JSON. */
export interface FirstPage extends HospitalPage {
  readonly states: readonly StateOption[];
  /** Set if the directory states for every hospital whether it has an emergency department. */
  readonly knowsEmergency?: true;
}

export const FirstPageContext = createContext<FirstPage | undefined>(undefined);
export const useFirstPage = (): FirstPage => useProvided(FirstPageContext);
