import { LANGUAGES, type Language } from '#domain/language.ts';
import { memoizeAsync } from '#domain/once.ts';
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
/** How long a search waits for the other languages to load. */
const OTHERS_TIMEOUT_MS = 2500;

const others = (language: Language): Language[] => LANGUAGES.filter((each) => each !== language);

const soon = <Value>(promise: Promise<Value>): Promise<Value | undefined> =>
  Promise.race([
    promise,
    new Promise<undefined>((resolve) => setTimeout(resolve, OTHERS_TIMEOUT_MS, undefined)),
  ]);

/** The service over a loader of languages. The page's language is loaded first, then the others. */
export const createHelpService = (load: (language: Language) => Promise<HelpEngine>): HelpService => {
  const engines: Readonly<Record<Language, () => Promise<HelpEngine>>> = {
    ENG: memoizeAsync(() => load('ENG')),
    ESP: memoizeAsync(() => load('ESP')),
    POR: memoizeAsync(() => load('POR')),
  };
  let prefetched = false;

  /** Prefetches the other languages once; a search retries those that failed. */
  const ready = async (language: Language): Promise<HelpEngine> => {
    const own = await engines[language]();
    if (!prefetched) for (const other of others(language)) engines[other]().catch(() => undefined);
    prefetched = true;
    return own;
  };
  /** The best of the other languages that fit well. Those that do not load are left out. */
  const elsewhere = async ({ text, language }: HelpQuery, own: Found): Promise<Found | undefined> => {
    const asked = others(language).map((other) => soon(engines[other]().catch(() => undefined)));
    const found = (await Promise.all(asked)).flatMap((engine) => engine?.find(text) ?? []);
    return found
      .filter(
        ({ best, known }) =>
          best >= Math.max(FITS_ELSEWHERE, own.best + BETTER_BY) &&
          known >= KNOWN &&
          // If the page's language has an answer, another one must know more of the words.
          (own.best === 0 || known > own.known),
      )
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
