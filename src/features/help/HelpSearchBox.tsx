import { Search, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { useValueBeforeHydration } from '#components/fields/use-value-before-hydration.ts';
import { Icon } from '#components/Icon.tsx';
import type { FaqsWords } from '#content/words/words.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MAX_TEXT } from '#workers/contract.ts';
import styles from './HelpSearchBox.module.css';
import { type HelpSearch, prepareSearch, resultCount } from './use-help-search.ts';

export const SEARCH_FIELD = 'help-search';

interface HelpSearchBoxProps {
  readonly words: FaqsWords;
  readonly text: string;
  readonly type: (text: string) => void;
  readonly clear: () => void;
  /** Called on Enter; moves focus to the results. */
  readonly submit: () => void;
  readonly search: HelpSearch;
}

export const HelpSearchBox = (props: HelpSearchBoxProps) => {
  const { words, text, clear, submit, search } = props;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    submit();
  };
  return (
    <search className={styles.search}>
      <form onSubmit={send}>
        <label htmlFor={SEARCH_FIELD}>{words.search.label}</label>
        <div className={styles.box}>
          <Icon of={Search} size={24} />
          <Box {...props} />
          {text !== '' && (
            <button type="button" aria-label={words.search.clear} onClick={clear}>
              <Icon of={X} size={20} />
            </button>
          )}
        </div>
      </form>
      <div className={styles.said}>
        <HelpStatus words={words} search={search} />
        {hasKeys(search, text) && (
          <p id={KEYS} className={styles.keys}>
            {words.search.keys}
          </p>
        )}
        {search.trouble === 'failed' && (
          <Button look="quiet" onClick={search.retry}>
            {words.search.retry}
          </Button>
        )}
      </div>
    </search>
  );
};

const KEYS = 'help-keys';

const hasKeys = ({ found, trouble }: HelpSearch, text: string): boolean =>
  found !== undefined && trouble === undefined && text !== '';

const focusBySlash = (event: KeyboardEvent, box: HTMLInputElement | null): void => {
  const isTyping =
    event.target instanceof Element && event.target.matches('input, textarea, select, [contenteditable]');
  if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
  event.preventDefault();
  box?.focus();
};

const Box = ({ words, text, type, clear, search }: HelpSearchBoxProps) => {
  const language = usePageLanguage();
  const box = useRef<HTMLInputElement>(null);
  useValueBeforeHydration(text, () => box.current?.value, type);
  useEffect(() => {
    const listening = new AbortController();
    addEventListener('keydown', (event) => focusBySlash(event, box.current), { signal: listening.signal });
    return () => listening.abort();
  }, []);
  return (
    <input
      ref={box}
      id={SEARCH_FIELD}
      type="search"
      name="q"
      value={text}
      maxLength={MAX_TEXT}
      placeholder={words.search.hint}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      onFocus={() => prepareSearch(language)}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={({ key }) => key === 'Escape' && clear()}
      aria-describedby={hasKeys(search, text) ? KEYS : undefined}
    />
  );
};

/** Debounce of the count that a screen reader announces, ms. */
const ANNOUNCE_MS = 500;

const HelpStatus = ({ words, search: { found, trouble } }: Pick<HelpSearchBoxProps, 'words' | 'search'>) => {
  const language = usePageLanguage();
  const count = useDebounced(found === undefined ? '' : resultCount(language, found));
  return (
    <p role="status" className={trouble === undefined ? 'visually-hidden' : undefined}>
      {trouble === undefined ? count : words.search[trouble]}
    </p>
  );
};

/** Debounces the text. An empty text applies immediately. */
const useDebounced = (text: string): string => {
  const [debounced, set] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => set(text), ANNOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : debounced;
};
