import { type ReactNode, useEffect, useState } from 'react';
import type { FaqsWords } from '#content/words/words.ts';
import { usePageLanguage } from '#stores/language.ts';
import { countOf } from './count-of.ts';
import type { HelpSearch } from './use-help-search.ts';

/** A pause in typing after which a screen reader is told what was found, milliseconds. */
const PAUSE_MS = 500;

/** Says how many answers there are, once the typing rests; that they are late, or that the search does not work. */
export const HelpStatus = ({
  words,
  search: { found, trouble },
}: {
  readonly words: FaqsWords;
  readonly search: HelpSearch;
}): ReactNode => {
  const language = usePageLanguage();
  const count = useRested(found === undefined ? '' : countOf(words, language, found));
  return (
    <p role="status" className={trouble === undefined ? 'visually-hidden' : undefined}>
      {trouble === undefined ? count : words.search[trouble]}
    </p>
  );
};

/** The text, once it has not changed for a while; an empty one at once. */
const useRested = (text: string): string => {
  const [rested, rest] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => rest(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : rested;
};
