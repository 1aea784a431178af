import { Search, X } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { ComparePlansWords } from '#content/words/words.ts';
import { MAX_QUERY } from '#domain/comparison.ts';
import styles from './SearchField.module.css';

export interface SearchFieldProps {
  readonly words: ComparePlansWords['controls'];
  readonly text: string;
  readonly type: (text: string) => void;
  readonly clear: () => void;
}

/** The box in which benefits are searched for, in the words of any of the three languages. */
export const SearchField = ({ words, text, type, clear }: SearchFieldProps): ReactNode => {
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  const clearAndStay = (): void => {
    clear();
    box.current?.focus();
  };
  return (
    <search className={styles.search}>
      <label htmlFor={id}>{words.search}</label>
      <div className={styles.box}>
        <Icon of={Search} size={20} />
        <input
          ref={box}
          id={id}
          type="search"
          name="q"
          value={text}
          maxLength={MAX_QUERY}
          placeholder={words.example}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => type(event.currentTarget.value)}
        />
        {text !== '' && (
          <button type="button" aria-label={words.clear} onClick={clearAndStay}>
            <Icon of={X} size={18} />
          </button>
        )}
      </div>
    </search>
  );
};
