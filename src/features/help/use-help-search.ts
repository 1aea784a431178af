import { useCallback, useEffect, useState } from 'react';
import type { Language } from '#domain/language.ts';
import { memoizeAsync } from '#domain/once.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { HelpAnswer } from '#workers/contract.ts';
import { MOST } from './count-of.ts';

/** How long nothing is said of an answer that is on its way, milliseconds. */
const PATIENCE_MS = 300;

/** The client of the search and the views of its results, fetched with the first search. */
const loadParts = memoizeAsync(() => import('./search-parts.ts'));
export type SearchParts = Awaited<ReturnType<typeof loadParts>>;

export interface Found {
  /** What it answers; it lags behind the field while a new answer is on its way. */
  readonly text: string;
  readonly answer: HelpAnswer;
  readonly parts: SearchParts;
}

export interface HelpSearch {
  readonly found?: Found | undefined;
  readonly trouble?: 'slow' | 'failed' | undefined;
  readonly retry: () => void;
}

const answerTo = async (text: string, language: Language): Promise<Found> => {
  const parts = await loadParts();
  return { text, answer: await parts.ask({ text, language, limit: MOST }), parts };
};

/** Fetches what a search needs before its first key. */
export const prepareSearch = (language: Language): void => {
  loadParts().then(
    (parts) => parts.prepare(language),
    () => undefined,
  );
};

/** Asks for the answers to what stands in the field, and keeps the last ones until the next are here. */
export const useHelpSearch = (typed: string): HelpSearch => {
  const language = usePageLanguage();
  const [state, tell] = useState<Omit<HelpSearch, 'retry'>>({});
  const [attempt, setAttempt] = useState(0);
  const text = typed.trim();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    if (text === '') return tell({});
    let isOver = false;
    const now = (next: Omit<HelpSearch, 'retry'>): void => {
      clearTimeout(timer);
      if (!isOver) tell((before) => ({ ...before, ...next }));
    };
    const timer = setTimeout(() => now({ trouble: 'slow' }), PATIENCE_MS);
    answerTo(text, language).then(
      (found) => now({ found, trouble: undefined }),
      () => now({ found: undefined, trouble: 'failed' }),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, language, attempt]);
  return { ...state, retry: useCallback(() => setAttempt((last) => last + 1), []) };
};
