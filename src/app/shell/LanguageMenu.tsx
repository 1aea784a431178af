import { Check, ChevronDown, Globe } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { ShellWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language, splitPath } from '#domain/language.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { saveLanguage, usePageLanguage } from '#stores/language.ts';
import { sharedPath } from '#stores/shared-address.ts';
import { saveScrollPosition } from '../language-place.ts';
import styles from './LanguageMenu.module.css';

/** Links to this page in all three languages, by their own names. They keep path, query and hash, and work without scripts. */
export const LanguageMenu = ({ words }: { readonly words: ShellWords }) => {
  const now = usePageLanguage();
  const urlIn = useAlternateUrl();
  const menu = useRef<HTMLDetailsElement>(null);
  useCloseOutside(menu);
  return (
    <details className={styles.menu} ref={menu}>
      <summary
        className={styles.button}
        aria-label={fill(words.languageNow, {
          language: `${LANGUAGE_TABLE[now].ownName} ${LANGUAGE_TABLE[now].pdf}`,
        })}
      >
        <Globe size={18} />
        <span className={styles.long}>{LANGUAGE_TABLE[now].ownName}</span>
        <span className={styles.short}>{LANGUAGE_TABLE[now].pdf}</span>
        <ChevronDown size={16} className="turns" />
      </summary>
      <ul role="list" className={styles.list} aria-label={words.language}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={urlIn(language)}
              lang={LANGUAGE_TABLE[language].tag}
              hrefLang={LANGUAGE_TABLE[language].hreflang}
              aria-current={language === now ? 'true' : undefined}
              onClick={() => {
                saveLanguage(language);
                saveScrollPosition(urlIn(language));
              }}
            >
              {LANGUAGE_TABLE[language].ownName}
              {language === now && <Check size={18} />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** Returns a function for the URL of this page in a language. Prerendered HTML has no query or hash. */
const useAlternateUrl = (): ((language: Language) => string) => {
  const { pathname, search, hash } = useLocation();
  const hydrated = useHydrated();
  const query = new URLSearchParams(hydrated ? search : '');
  return (language) => sharedPath(language, splitPath(pathname).path, query) + (hydrated ? hash : '');
};

/** Closes the menu on Escape, on a press outside and when the focus leaves it. Escape returns the focus to the menu button. */
const useCloseOutside = (menu: RefObject<HTMLDetailsElement | null>): void => {
  useEffect(() => {
    const close = (event: Event): void => {
      if (menu.current?.open && !menu.current.contains(event.target as Node)) menu.current.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      menu.current.querySelector('summary')?.focus();
    };
    const stop = new AbortController();
    const { signal } = stop;
    document.addEventListener('pointerdown', close, { signal });
    document.addEventListener('focusin', close, { signal });
    document.addEventListener('keydown', closeOnEscape, { signal });
    return () => stop.abort();
  }, [menu]);
};
