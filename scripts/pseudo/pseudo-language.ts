import type { Plugin } from 'vite';
import { pseudoTexts } from '#domain/pseudo.ts';

/** Returns whether PSEUDO=1 replaces English with the pseudo-language, which makes hard-coded text visible. */
export const isPseudo = (): boolean => process.env.PSEUDO === '1';

/** Returns English UI texts unchanged; in pseudo builds, in the pseudo-language. */
export const applyPseudo = <Value>(words: Value): Value => (isPseudo() ? pseudoTexts(words) : words);

/** Vite plugin that replaces data/words/en with the pseudo-language in pseudo builds. */
export const pseudoWords = (): Plugin => ({
  name: 'pseudo-words',
  enforce: 'pre',
  transform: {
    filter: { id: /\/data\/words\/en\/[\w-]+\.json$/ },
    handler: (json) => (isPseudo() ? JSON.stringify(pseudoTexts(JSON.parse(json))) : undefined),
  },
});
