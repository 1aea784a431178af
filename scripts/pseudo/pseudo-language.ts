import type { Plugin } from 'vite';
import { pseudoTexts } from '#domain/pseudo.ts';

/** PSEUDO=1 replaces English by the pseudo-language, which makes hard-coded text visible. */
export const isPseudo = (): boolean => process.env.PSEUDO === '1';

/** English words, in pseudo builds in the pseudo-language. */
export const inPseudo = <Value>(words: Value): Value => (isPseudo() ? pseudoTexts(words) : words);

/** Replaces data/words/en in pseudo builds. */
export const pseudoWords = (): Plugin => ({
  name: 'pseudo-words',
  enforce: 'pre',
  transform: {
    filter: { id: /\/data\/words\/en\/[\w-]+\.json$/ },
    handler: (json) => (isPseudo() ? JSON.stringify(pseudoTexts(JSON.parse(json))) : undefined),
  },
});
