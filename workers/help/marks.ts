import type { MarkedText } from '../contract.ts';
import type { Token } from './tokens.ts';

/** Maximum length of an excerpt in UTF-16 units, without ellipses and added warnings. */
const MOST = 170;
const CUT = '…';

/** Returns the weight of a word of the text; 0 if the word does not match the query. */
export type WeighTerm = (term: string) => number;

const marksOf = (tokens: readonly Token[], weigh: WeighTerm, by = 0): MarkedText['marks'] =>
  tokens.filter(({ term }) => weigh(term) > 0).map(({ from, to }) => [from + by, to + by] as const);

export const markText = (text: string, tokens: readonly Token[], weigh: WeighTerm): MarkedText => ({
  text,
  marks: marksOf(tokens, weigh),
});

/** Returns the last token of the excerpt that begins with token `first`; at least `first`. */
const lastFrom = (tokens: readonly Token[], first: number): number => {
  const start = tokens[first]?.from ?? 0;
  let last = first;
  while ((tokens[last + 1]?.to ?? Number.POSITIVE_INFINITY) - start <= MOST) last++;
  return last;
};

/** Sums the weights of the matching words; a repeated word counts a tenth. */
const density = (tokens: readonly Token[], weigh: WeighTerm): number => {
  const seen = new Set<string>();
  return tokens.reduce((sum, { term }) => {
    const weight = seen.has(term) ? weigh(term) / 10 : weigh(term);
    seen.add(term);
    return sum + weight;
  }, 0);
};

/** Maximum number of words shown before the first match. */
const LEAD = 5;

const densest = (tokens: readonly Token[], weigh: WeighTerm): number => {
  let [best, bestFirst] = [0, 0];
  for (let first = 0; first < tokens.length; first++) {
    const found = density(tokens.slice(first, lastFrom(tokens, first) + 1), weigh);
    if (found > best + 1e-9) [best, bestFirst] = [found, first];
  }
  if (bestFirst === 0) return 0;
  // The excerpt begins only a few words before its first match, which is easier to read.
  const match = tokens.findIndex(({ term }, at) => at >= bestFirst && weigh(term) > 0);
  return Math.max(0, match - LEAD);
};

/** Matches sentences that a reader must not miss: exclusions, emergencies, and which text prevails. */
const WARNING =
  /emerg[eê]n|exclu|do(?:es)?n’t (?:cover|include)|not (?:included|covered|available)|does not\.|no se (?:incluye|cubre)|no (?:incluye|cubre)|não (?:inclui|cobre|estão inclu)|prevail|prevalec/iu;

/** Maximum length of a warning in UTF-16 units; a longer sentence is a table. */
const MOST_WARNING = 240;

const SENTENCE = /\S.*?(?:[.!?](?=\s|$)|$)/gsu;

/** Returns the warnings after the cut, and the rest of a warning that the cut divides. */
const warningsAfter = (text: string, cut: number): string =>
  [...text.matchAll(SENTENCE)]
    .filter(
      ({ 0: sentence, index }) =>
        index + sentence.length > cut && sentence.length <= MOST_WARNING && WARNING.test(sentence),
    )
    .map(({ 0: sentence, index }) => (index < cut ? sentence.slice(cut - index) : ` ${sentence}`))
    .join('');

/** Returns the part of an answer with the densest matches, cut between words, and the warnings after that part. */
export const excerptOf = (text: string, tokens: readonly Token[], weigh: WeighTerm): MarkedText => {
  // Starts no later than the first token from which the rest fits: an excerpt of the end is as long as any other.
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
