/** Phrases worth a token of their own; more of them stopped paying off on real directories (decision 010). */
const PHRASES = 40;
/** Names looked at for phrases: enough to know them, few enough for a million rows. */
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

const mostFrequent = (counts: ReadonlyMap<string, number>): string | undefined => {
  let best: string | undefined;
  for (const [pair, count] of counts) {
    const least = best === undefined ? 1 : (counts.get(best) ?? 0);
    if (count > least || (count === least && best !== undefined && pair < best)) best = pair;
  }
  return best;
};

const mostFrequentPair = (names: readonly Tokens[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const tokens of names)
    for (let at = 0; at + 1 < tokens.length; at++) {
      const pair = `${tokens[at]} ${tokens[at + 1]}`;
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  return mostFrequent(counts);
};

/**
 * Frequent phrases, found by joining the most frequent neighbours again and again (byte-pair encoding of words).
 * `nameOf` gives the name of a row.
 */
export const findPhrases = (rows: number, nameOf: (row: number) => string): string[] => {
  const step = Math.max(1, Math.ceil(rows / SAMPLE));
  let sample: readonly Tokens[] = Array.from({ length: Math.ceil(rows / step) }, (_, at) =>
    nameOf(at * step).split(' '),
  );
  const phrases: string[] = [];
  while (phrases.length < PHRASES) {
    const phrase = mostFrequentPair(sample);
    if (phrase === undefined) break;
    phrases.push(phrase);
    sample = sample.map((tokens) => joinPair(tokens, phrase));
  }
  return phrases;
};
