import { createContext, useContext } from 'react';
import { brand } from '#content/facts.ts';
import type { AfCareWords } from '#content/words/words.ts';

/** The words of the care programme's page, for every part of it. */
export const CareWordsContext = createContext<AfCareWords | undefined>(undefined);

export const useCareWords = (): AfCareWords => {
  const words = useContext(CareWordsContext);
  if (words === undefined) throw new Error('The care page has no words: wrap it in CareWordsContext');
  return words;
};

/** The programme's name, for texts that hold `{programme}`. */
export const PROGRAMME = { programme: brand.careProgramme };
