import type { Hospital } from '#domain/hospital.ts';

/**
 * The tokens of all names: those of row r are ids[start[r] … start[r + 1]), numbers into `texts` and `counts`. Numbers
 * instead of texts, because a million rows have millions of tokens, and few different ones.
 */
export interface RowTokens {
  /** Different tokens, in the order of their first use. */
  readonly texts: readonly string[];
  readonly counts: readonly number[];
  readonly start: Uint32Array;
  readonly ids: Uint32Array;
}

/** Phrases worth a token of their own; more of them stopped paying off on real directories (decision 010). */
const PHRASES = 40;
const SAMPLE = 20_000;

type Tokens = readonly string[];

const joinPair = (tokens: Tokens, phrase: string): Tokens => {
  const joined: string[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const pair = `${tokens[at]} ${tokens[at + 1]}`;
    if (at + 1 < tokens.length && pair === phrase) at++;
    joined.push(pair === phrase && at < tokens.length ? phrase : (tokens[at] ?? ''));
  }
  return joined;
};

const mostFrequentPair = (names: readonly Tokens[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const tokens of names)
    for (let at = 0; at + 1 < tokens.length; at++) {
      const pair = `${tokens[at]} ${tokens[at + 1]}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  let best: string | undefined;
  for (const [pair, count] of counts) {
    const least = best === undefined ? 1 : (counts.get(best) ?? 0);
    if (count > least || (count === least && best !== undefined && pair < best)) best = pair;
  }
  return best;
};

/** Frequent phrases, found by repeatedly joining the most frequent neighbours (byte-pair encoding of words). */
const findPhrases = (hospitals: readonly Hospital[]): string[] => {
  const step = Math.max(1, Math.ceil(hospitals.length / SAMPLE));
  let sample: readonly Tokens[] = hospitals
    .filter((_, at) => at % step === 0)
    .map(({ name }) => name.split(' '));
  const phrases: string[] = [];
  while (phrases.length < PHRASES) {
    const phrase = mostFrequentPair(sample);
    if (phrase === undefined) break;
    phrases.push(phrase);
    sample = sample.map((tokens) => joinPair(tokens, phrase));
  }
  return phrases;
};

/** First word of some phrases → the most words that one of them has. */
const longestByFirst = (phrases: Iterable<string>): ReadonlyMap<string, number> => {
  const longest = new Map<string, number>();
  for (const phrase of phrases) {
    const words = phrase.split(' ');
    const [first = ''] = words;
    longest.set(first, Math.max(longest.get(first) ?? 1, words.length));
  }
  return longest;
};

const endOfWord = (name: string, from: number): number => {
  const space = name.indexOf(' ', from);
  return space === -1 ? name.length : space;
};

/** Finds where the token that begins at `from` ends: the longest phrase there, otherwise a word. */
const createTokenEnd = (phrases: ReadonlySet<string>) => {
  const longest = longestByFirst(phrases);
  return (name: string, from: number): number => {
    const word = endOfWord(name, from);
    const most = longest.get(name.slice(from, word)) ?? 1;
    let [end, best] = [word, word];
    for (let size = 2; size <= most && end < name.length; size++) {
      end = endOfWord(name, end + 1);
      if (phrases.has(name.slice(from, end))) best = end;
    }
    return best;
  };
};

/** Every name's words, with every known phrase (the longest first) as one token. Joined by spaces they give the name. */
export const tokenizeNames = (hospitals: readonly Hospital[]): RowTokens => {
  const phrases = new Set(findPhrases(hospitals));
  // City names of several words are tokens too: they are in the table anyway, and give the place.
  for (const { city } of hospitals) if (city.includes(' ')) phrases.add(city).add(city.toUpperCase());
  const tokenEnd = createTokenEnd(phrases);
  const numbers = new Map<string, number>();
  const counts: number[] = [];
  const start = new Uint32Array(hospitals.length + 1);
  const ids: number[] = [];
  const add = (token: string): void => {
    const id = numbers.get(token) ?? numbers.size;
    if (id === numbers.size) numbers.set(token, id);
    counts[id] = (counts[id] ?? 0) + 1;
    ids.push(id);
  };
  hospitals.forEach(({ name }, row) => {
    for (let from = 0; from <= name.length; ) {
      const end = tokenEnd(name, from);
      add(name.slice(from, end));
      from = end + 1;
    }
    start[row + 1] = ids.length;
  });
  return { texts: [...numbers.keys()], counts, start, ids: Uint32Array.from(ids) };
};
