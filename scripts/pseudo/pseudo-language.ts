import type { Plugin } from 'vite';
import { pseudoTexts } from '#domain/pseudo.ts';

/** PSEUDO=1 in the environment: English is shown in the pseudo-language, so that hard-coded text stands out. */
export const isPseudo = (): boolean => process.env.PSEUDO === '1';

/** Words of English: as they are, or in the pseudo-language. */
export const inPseudo = <Value>(words: Value): Value => (isPseudo() ? pseudoTexts(words) : words);

/** English words of data/words, as the site imports them. */
export const pseudoWords = (): Plugin => ({
  name: 'pseudo-words',
  enforce: 'pre',
  transform: {
    filter: { id: /\/data\/words\/en\/[\w-]+\.json$/ },
    handler: (json) => (isPseudo() ? JSON.stringify(pseudoTexts(JSON.parse(json))) : undefined),
  },
});
