import { LANGUAGES, type Language } from '#domain/language.ts';
import type { HelpAnswer, HelpQuery, HelpService } from '../contract.ts';
import type { Found, HelpEngine } from './help-engine.ts';

/** Answers when no number is asked for. */
const LIMIT = 8;
/** From this score on an answer fits so well that other languages are not asked. */
const FITS_WELL = 0.6;
/** An answer in another language must fit so well, and so much better than the page's own … */
const [FITS_ELSEWHERE, BETTER_BY] = [0.5, 0.1];
/** … and a language that fits has so many of the words themselves, not a typo away. */
const KNOWN = 0.5;
/** Milliseconds that a search waits for the other languages while they load. */
const PATIENCE = 2500;

const others = (language: Language): Language[] => LANGUAGES.filter((each) => each !== language);

const soon = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([promise, new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE, undefined))]);

/** Each language is loaded once; one that failed, again when it is asked for. */
const createLoader = (load: (language: Language) => Promise<HelpEngine>) => {
  const loading = new Map<Language, Promise<HelpEngine>>();
  return (language: Language): Promise<HelpEngine> => {
    const known = loading.get(language);
    if (known !== undefined) return known;
    const started = load(language);
    loading.set(language, started);
    started.catch(() => loading.delete(language));
    return started;
  };
};

/** The service over whatever loads a language. The page's language comes first, the others after it. */
export const createHelpService = (load: (language: Language) => Promise<HelpEngine>): HelpService => {
  const engineOf = createLoader(load);

  let followed = false;

  /** The others are tried once by themselves; what failed, again when a search needs it. */
  const ready = async (language: Language): Promise<HelpEngine> => {
    const own = await engineOf(language);
    if (!followed) for (const other of others(language)) engineOf(other).catch(() => undefined);
    followed = true;
    return own;
  };
  /** Where the page's language has something, another one must have more of the words themselves. */
  const fitsBetter = (other: Found, own: Found): boolean =>
    other.best >= Math.max(FITS_ELSEWHERE, own.best + BETTER_BY) &&
    other.known >= KNOWN &&
    (own.best === 0 || other.known > own.known);
  /** The language that has most of the words, if one fits well; of two the better one. Those that do not load are left out. */
  const elsewhere = async ({ text, language }: HelpQuery, own: Found): Promise<Found | undefined> => {
    const asked = others(language).map((other) => soon(engineOf(other).catch(() => undefined)));
    const found = (await Promise.all(asked)).flatMap((engine) => engine?.find(text) ?? []);
    return found
      .filter((each) => fitsBetter(each, own))
      .sort((left, right) => right.known - left.known || right.best - left.best)[0];
  };

  return {
    ready: async (language) => void (await ready(language)),
    search: async (query): Promise<HelpAnswer> => {
      const engine = await ready(query.language);
      const own = engine.find(query.text);
      const fitsWell = own.best >= FITS_WELL && own.known >= KNOWN;
      const other = fitsWell ? undefined : await elsewhere(query, own);
      const hits = (other ?? own).hits(query.limit ?? LIMIT, engine.questionOf);
      return { hits, nearest: hits.length === 0 ? own.nearest() : [] };
    },
  };
};
