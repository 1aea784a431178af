import { Search, X } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import type { FaqsWords } from '#content/words/words.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MAX_TEXT } from '#workers/contract.ts';
import styles from './HelpSearchBox.module.css';
import { HelpStatus } from './HelpStatus.tsx';
import { type HelpSearch, prepareSearch } from './use-help-search.ts';

/** Id of the field. */
export const SEARCH_FIELD = 'help-search';

export interface HelpSearchBoxProps {
  readonly words: FaqsWords;
  readonly text: string;
  readonly type: (text: string) => void;
  readonly clear: () => void;
  /** Enter: on to what was found. */
  readonly submit: () => void;
  readonly search: HelpSearch;
}

/** The one field that looks into all categories, and what is to be said of the search. */
export const HelpSearchBox = (props: HelpSearchBoxProps): ReactNode => {
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
        {search.trouble === 'failed' && (
          <Button look="quiet" onClick={search.retry}>
            {words.search.retry}
          </Button>
        )}
      </div>
    </search>
  );
};

const Box = ({ words, text, type, clear }: HelpSearchBoxProps): ReactNode => {
  const language = usePageLanguage();
  const box = useRef<HTMLInputElement>(null);
  // What was typed before the script came.
  const takeOver = useEffectEvent(() => box.current?.value && type(box.current.value));
  useEffect(() => void takeOver(), []);
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
    />
  );
};
