import { LANGUAGES, type Language } from '#domain/language.ts';
import { memoizeAsync, memoizeByKey } from '#domain/memoize.ts';
import type { HelpAnswer, HelpService } from '../contract.ts';
import { type HelpEngine, type HelpMatches, LIKELY, type QueryTerm } from './help-engine.ts';
import { singular } from './help-index.ts';
import { tokensOf } from './tokens.ts';

/** Default number of answers. */
const LIMIT = 8;
/** How long a search waits for the other languages to load. */
const OTHERS_TIMEOUT_MS = 2500;
/** Id of the question whose answer comes first when someone is in danger. */
const EMERGENCY = 'emergency-steps';
/** Minimum share of the query that the best answer must explain. Otherwise the page says that no answer mentions it. */
const ANSWERED = 0.55;
/** Weight factor of a word that the best answer lacks. */
const NOT_IN_BEST = 0.55;
/** Minimum share of the words that another language must know to be preferred. */
const KNOWN_ELSEWHERE = 0.5;
/** Score factor of a word that another language explains. */
const FOREIGN = 1.5;
/** Minimum share of the best score; answers below are left out. */
const LEAST_SHARE = 0.3;
/** Maximum number of categories that are offered when no answer matches. */
const NEAREST = 3;

const soon = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    promise,
    new Promise<undefined>((resolve) => setTimeout(resolve, OTHERS_TIMEOUT_MS, undefined)),
  ]);

/** Results of one language's engine, best first, with the share of the query that the best answer explains. */
interface Reading {
  readonly engine: HelpEngine;
  readonly found: HelpMatches;
  readonly order: readonly (readonly [id: string, score: number])[];
  readonly explained: number;
}

const explainedBy = (best: string, { weight, fit, scores }: QueryTerm): number => {
  if (fit === 'unknown') return 0;
  return weight * (scores.has(best) ? 1 : NOT_IN_BEST) * (fit === 'likely' ? LIKELY : 1);
};

const toReading = (engine: HelpEngine, found: HelpMatches): Reading => {
  const order = [...found.scores].sort(([, left], [, right]) => right - left);
  const [best] = order[0] ?? [];
  const whole = found.terms.reduce((sum, { weight }) => sum + weight, 0);
  if (best === undefined) return { engine, found, order, explained: 0 };
  const met = found.terms.reduce((sum, term) => sum + explainedBy(best, term), 0);
  return { engine, found, order, explained: whole === 0 ? 1 : met / whole };
};

const isSure = ({ fit }: QueryTerm): boolean => fit === 'known';

/** Returns the reading in the page's language, with its unknown words taken from another language: "hacer un claim". */
const mixed = ({ engine, found }: Reading, other: HelpMatches): Reading => {
  const there = new Map(
    other.terms.filter(({ hasExactWord }) => hasExactWord).map((each) => [each.term, each]),
  );
  const scores = new Map(found.scores);
  const terms = found.terms.map((own) => {
    const foreign = isSure(own) ? undefined : there.get(own.term);
    for (const [id, score] of foreign?.scores ?? []) scores.set(id, (scores.get(id) ?? 0) + score * FOREIGN);
    return foreign ?? own;
  });
  return toReading(engine, { ...found, terms, scores });
};

/** Returns the best of the readings in the page's language, in the other languages, and in the page's mixed with another. */
const chooseReading = (own: Reading, others: readonly Reading[]): Reading => {
  const better = others.filter(
    ({ found, explained }) =>
      found.known > own.found.known && found.known >= KNOWN_ELSEWHERE && explained >= own.explained,
  );
  const candidates = better.length > 0 ? better : others.map(({ found }) => mixed(own, found));
  return candidates.reduce(
    (best, each) =>
      each.explained > best.explained || (best === own && better.includes(each)) ? each : best,
    own,
  );
};

/** Returns the absent phrase, or the only word that no answer explains, as typed; otherwise the whole text. */
const missingIn = (text: string, terms: HelpMatches['terms'], absent: string | undefined): string => {
  const named = new Set(absent?.split(' '));
  const missing = new Set(terms.filter((each) => !isSure(each) && each.weight >= 1).map(({ term }) => term));
  const found = tokensOf(text).filter(({ term }) =>
    absent === undefined ? missing.has(term) : named.has(singular(term)),
  );
  const [first, last] = [found[0], found.at(-1)];
  if (first === undefined || last === undefined) return text.trim();
  return absent === undefined && found.length > 1 ? text.trim() : text.slice(first.from, last.to);
};

/** Creates the service. Loads the engine of the page's language first, then those of the other languages. */
export const createHelpService = (load: (language: Language) => Promise<HelpEngine>): HelpService => {
  const engineOf = memoizeByKey((language: Language) => memoizeAsync(() => load(language)));
  let prefetched = false;
  const others = (language: Language) =>
    LANGUAGES.filter((each) => each !== language).map((each) => engineOf(each)().catch(() => undefined));

  /** Loads the page's language. Then prefetches the other languages once; a search retries those that failed. */
  const ready = async (language: Language): Promise<HelpEngine> => {
    const own = await engineOf(language)();
    if (!prefetched) others(language);
    prefetched = true;
    return own;
  };

  const read = async (text: string, language: Language, engine: HelpEngine): Promise<Reading> => {
    const own = toReading(engine, engine.find(text));
    if (own.found.terms.every(isSure)) return own;
    const loaded = await Promise.all(others(language).map(soon));
    return chooseReading(
      own,
      loaded.flatMap((each) => (each === undefined ? [] : [toReading(each, each.find(text))])),
    );
  };

  return {
    ready: async (language) => void (await ready(language)),
    search: async ({ text, language, limit = LIMIT }): Promise<HelpAnswer> => {
      const own = await ready(language);
      const { engine, found, order, explained } = await read(text, language, own);
      const least = (order[0]?.[1] ?? 0) * LEAST_SHARE;
      const fitting = order.flatMap(([id, score]) => (score >= least ? [id] : []));
      const { isDanger } = found;
      const ids = isDanger ? [EMERGENCY, ...fitting.filter((id) => id !== EMERGENCY)] : fitting;
      const absent = found.absent ?? (engine === own ? undefined : own.find(text).absent);
      const answered = isDanger || (explained >= ANSWERED && absent === undefined);
      const hits = ids.flatMap((id) => engine.toHit(id, found, own.entries.get(id)?.question) ?? []);
      return {
        hits: hits.slice(0, limit),
        answered,
        isDanger,
        missing: answered ? '' : missingIn(text, found.terms, absent),
        nearest: answered ? [] : [...new Set(hits.map(({ category }) => category))].slice(0, NEAREST),
      };
    },
  };
};
