import type { MarkedText } from '../contract.ts';
import type { Token } from './tokens.ts';

/** Longest excerpt, in UTF-16 units, without the dots where it is cut. */
const MOST = 170;
const CUT = '…';

/** Is a word of the text one that fits, and how much does it say? 0: it does not fit. */
export type WeighTerm = (term: string) => number;

const marksOf = (tokens: readonly Token[], weigh: WeighTerm, by = 0): MarkedText['marks'] =>
  tokens.filter(({ term }) => weigh(term) > 0).map(({ from, to }) => [from + by, to + by] as const);

export const markText = (text: string, tokens: readonly Token[], weigh: WeighTerm): MarkedText => ({
  text,
  marks: marksOf(tokens, weigh),
});

/** The last token of the stretch that begins with token `first`; at least that one. */
const lastFrom = (tokens: readonly Token[], first: number): number => {
  const start = tokens[first]?.from ?? 0;
  let last = first;
  while ((tokens[last + 1]?.to ?? Number.POSITIVE_INFINITY) - start <= MOST) last++;
  return last;
};

/** What a stretch says: each word that fits counts once, a word met again a little. */
const density = (tokens: readonly Token[], weigh: WeighTerm): number => {
  const seen = new Set<string>();
  return tokens.reduce((sum, { term }) => {
    const weight = seen.has(term) ? weigh(term) / 10 : weigh(term);
    seen.add(term);
    return sum + weight;
  }, 0);
};

/** Where sentences begin, and otherwise a little before words that fit. */
const LEAD = 5;

const densest = (tokens: readonly Token[], weigh: WeighTerm): number => {
  let [best, bestFirst] = [0, 0];
  for (let first = 0; first < tokens.length; first++) {
    const found = density(tokens.slice(first, lastFrom(tokens, first) + 1), weigh);
    if (found > best + 1e-9) [best, bestFirst] = [found, first];
  }
  if (bestFirst === 0) return 0;
  // The stretch begins as late as it may: a few words before its first match are easier to read.
  const match = tokens.findIndex(({ term }, at) => at >= bestFirst && weigh(term) > 0);
  return Math.max(0, match - LEAD);
};

/** What a reader must not miss: what is not covered, and what comes first in an emergency. */
const WARNING =
  /emerg[eê]n|exclu|do(?:es)?n’t (?:cover|include)|not (?:included|covered|available)|does not\.|no se (?:incluye|cubre)|no (?:incluye|cubre)|não (?:inclui|cobre|estão inclu)|prevail|prevalec/iu;

/** A longer sentence is a table, in UTF-16 units. */
const MOST_WARNING = 240;

const SENTENCE = /\S.*?(?:[.!?](?=\s|$)|$)/gsu;

/** The warnings that a cut would leave out; one that it would divide is whole. */
const warningsAfter = (text: string, cut: number): string =>
  [...text.matchAll(SENTENCE)]
    .filter(
      ({ 0: sentence, index }) =>
        index + sentence.length > cut && sentence.length <= MOST_WARNING && WARNING.test(sentence),
    )
    .map(({ 0: sentence, index }) => (index < cut ? sentence.slice(cut - index) : ` ${sentence}`))
    .join('');

/** The stretch of an answer round its densest match, cut between words, and the warnings after it. */
export const excerptOf = (text: string, tokens: readonly Token[], weigh: WeighTerm): MarkedText => {
  // No later than where all the rest is shown: the end of an answer is no shorter than any other stretch.
  const ending = tokens.filter(({ from }) => text.length - from > MOST).length;
  const first = Math.min(densest(tokens, weigh), ending);
  const last = lastFrom(tokens, first);
  const from = first === 0 ? 0 : (tokens[first]?.from ?? 0);
  const to = last === tokens.length - 1 ? text.length : (tokens[last]?.to ?? text.length);
  const before = from === 0 ? '' : CUT;
  const warnings = warningsAfter(text, to);
  const isWhole = to === text.length || (warnings !== '' && text.slice(to).startsWith(warnings));
  return {
    text: before + text.slice(from, to) + (isWhole ? '' : CUT) + warnings,
    marks: marksOf(tokens.slice(first, last + 1), weigh, before.length - from),
  };
};
