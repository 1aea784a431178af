import { useEffect, useState } from 'react';
import { type HelpResultsWords, loadHelpResultsWords } from '#content/words/words.ts';
import { fill, formatNumber, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { HelpAnswer } from '#workers/contract.ts';

const MAX_RESULTS = 8;

/** Delay before "still searching" is shown, ms. */
const SLOW_MS = 300;

/** Loads the client of the search worker with the first search. */
const loadClient = async () => (await import('#search/index.ts')).helpClient();

export interface Found {
  /** Text of the search; lags behind the field until new results arrive. */
  readonly text: string;
  readonly answer: HelpAnswer;
  readonly words: HelpResultsWords;
}

export interface HelpSearch {
  readonly found?: Found | undefined;
  readonly trouble?: 'slow' | 'failed' | undefined;
  readonly retry: () => void;
}

const find = async (text: string, language: Language): Promise<Found> => {
  const [client, { default: words }] = await Promise.all([loadClient(), loadHelpResultsWords[language]()]);
  return { text, answer: await client.search({ text, language, limit: MAX_RESULTS }), words };
};

/** Prepares the first search when the field receives focus. Ignores failures, because the search itself reports them. */
export const prepareSearch = (language: Language): void => {
  loadClient()
    .then((client) => client.ready(language))
    .catch(() => undefined);
};

const NO_SEARCH: Omit<HelpSearch, 'retry'> = {};

/** Keeps the last results until the next results arrive. */
export const useHelpSearch = (typed: string): HelpSearch => {
  const language = usePageLanguage();
  const [state, setState] = useState(NO_SEARCH);
  const [attempt, setAttempt] = useState(0);
  const text = typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt repeats the search
  useEffect(() => {
    if (text === '') return setState(NO_SEARCH);
    let isOutdated = false;
    const update = (next: Omit<HelpSearch, 'retry'>): void => {
      clearTimeout(timer);
      if (!isOutdated) setState((before) => ({ ...before, ...next }));
    };
    const timer = setTimeout(() => update({ trouble: 'slow' }), SLOW_MS);
    find(text, language).then(
      (found) => update({ found, trouble: undefined }),
      () => update({ found: undefined, trouble: 'failed' }),
    );
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [text, language, attempt]);
  return { ...state, retry: () => setAttempt((last) => last + 1) };
};

/** "5 answers to …". With `MAX_RESULTS` hits, the text calls them the best answers. */
export const resultCount = (
  language: Language,
  { text, answer: { hits, answered, missing }, words }: Found,
): string => {
  if (!answered) return fill(words.none.heading, { text: missing });
  const count = formatNumber(language, hits.length);
  if (hits.length === MAX_RESULTS) return fill(words.best, { count, text });
  return fill(plural(language, words.results, hits.length), { text });
};
