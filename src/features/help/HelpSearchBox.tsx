import { Search, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { useValueBeforeHydration } from '#components/fields/use-value-before-hydration.ts';
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

const KEYS = 'help-keys';

/** Debounce of the count that a screen reader announces, ms. */
const ANNOUNCE_MS = 500;

export const HelpSearchBox = ({ words, text, type, clear, submit, search }: HelpSearchBoxProps) => {
  const { found, trouble, retry } = search;
  const language = usePageLanguage();
  const count = useDebounced(found === undefined ? '' : resultCount(language, found));
  const hasKeys = found !== undefined && trouble === undefined && text !== '';
  const box = useRef<HTMLInputElement>(null);
  useValueBeforeHydration(text, () => box.current?.value, type);
  useEffect(() => {
    const focusBySlash = (event: KeyboardEvent): void => {
      const { target } = event;
      const isTyping =
        target instanceof Element && target.matches('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      box.current?.focus();
    };
    addEventListener('keydown', focusBySlash);
    return () => removeEventListener('keydown', focusBySlash);
  }, []);
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    submit();
  };
  return (
    <search className={styles.search}>
      <form onSubmit={send}>
        <label htmlFor={SEARCH_FIELD}>{words.search.label}</label>
        <div className={styles.box}>
          <Search size={24} />
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
            aria-describedby={hasKeys ? KEYS : undefined}
          />
          {text !== '' && (
            <button type="button" aria-label={words.search.clear} onClick={clear}>
              <X size={20} />
            </button>
          )}
        </div>
      </form>
      <div className={styles.said}>
        <p role="status" className={trouble === undefined ? 'visually-hidden' : undefined}>
          {trouble === undefined ? count : words.search[trouble]}
        </p>
        {hasKeys && (
          <p id={KEYS} className={styles.keys}>
            {words.search.keys}
          </p>
        )}
        {trouble === 'failed' && (
          <Button look="quiet" onClick={retry}>
            {words.search.retry}
          </Button>
        )}
      </div>
    </search>
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
