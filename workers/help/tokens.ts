import { fold } from '#domain/fold.ts';

/** A word of a text with its position and its folded term. */
export interface Token {
  readonly from: number;
  readonly to: number;
  readonly term: string;
}

/** A letter or digit, then the rest of its word, with combining accents and apostrophes between letters. */
const WORD = /[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}]|['’](?=[\p{L}\p{N}]))*/gu;

/** Returns the words of a text with their positions in UTF-16 units of the original text. */
export const tokensOf = (text: string): Token[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index: from }) => ({
    from,
    to: from + word.length,
    term: fold(word).replace(/[^\p{L}\p{N}]/gu, ''),
  }));

/** Returns the folded words of a text, after replacing full-width letters by ordinary ones and removing zero-width characters. */
export const termsOf = (text: string): string[] =>
  tokensOf(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).map(({ term }) => term);
