import { createContext, useContext } from 'react';
import type { AboutWords } from '#content/words/words.ts';

export const AboutWordsContext = createContext<AboutWords | undefined>(undefined);

export const useAboutWords = (): AboutWords => {
  const words = useContext(AboutWordsContext);
  if (words === undefined) throw new Error('The about page has no words: wrap it in AboutWordsContext');
  return words;
};
