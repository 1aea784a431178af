import type { Hospital } from '#domain/hospital.ts';

/**
 * The tokens of all names: the tokens of row r are ids[start[r] … start[r + 1]), indexes into `texts` and `counts`. Numbers
 * instead of texts, because a million rows have millions of tokens, but few distinct ones.
 */
export interface RowTokens {
  /** Distinct tokens, in the order of their first use. */
  readonly texts: readonly string[];
  readonly counts: readonly number[];
  readonly start: Uint32Array;
  readonly ids: Uint32Array;
}

/** Maximum number of phrases that are tokens; more phrases do not make the index of real directories smaller (decision 010). */
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

/** Finds frequent phrases by repeatedly joining the most frequent neighbors (byte-pair encoding of words). */
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

/** Returns for each first word of a phrase the word count of the longest phrase that begins with it. */
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

/** Returns a function that finds the end of the token at `from`: of the longest known phrase, otherwise of the word. */
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

/** Splits each name into words and known phrases (the longest first). Joined by spaces, the tokens give the name. */
export const tokenizeNames = (hospitals: readonly Hospital[]): RowTokens => {
  const phrases = new Set(findPhrases(hospitals));
  // City names of several words are tokens too: they are in the table anyway, and imply the place.
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
