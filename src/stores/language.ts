import { createContext, useContext } from 'react';
import { create } from 'zustand';
import { DEFAULT_LANGUAGE, ENGLISH_PARAMETER, type Language, pathIn } from '#domain/language.ts';
import { PLAN_PARAMETER, useMyPlan, usesMyPlan } from './my-plan.ts';

const SAVED_LANGUAGE_KEY = 'language';

const storageWorks = (): boolean => {
  try {
    const saved = localStorage.getItem(SAVED_LANGUAGE_KEY);
    localStorage.setItem(SAVED_LANGUAGE_KEY, saved ?? '');
    if (saved === null) localStorage.removeItem(SAVED_LANGUAGE_KEY);
    return true;
  } catch {
    return false;
  }
};

interface LanguageState {
  /** Chosen with the selector since the page opened. */
  readonly chosen: Language | undefined;
  readonly choose: (language: Language) => void;
  /** In-site links carry `?lang=en`, because the address does and nothing can be remembered. */
  readonly linksNameEnglish: boolean;
  /** Called once when the page starts, with its query string. */
  readonly begin: (search: string) => void;
}

export const useLanguageChoice = create<LanguageState>((set) => ({
  chosen: undefined,
  choose: (chosen) => {
    try {
      localStorage.setItem(SAVED_LANGUAGE_KEY, chosen);
    } catch {
      // Storage is denied or full.
    }
    set({ chosen });
  },
  linksNameEnglish: false,
  begin: (search) => {
    const named = new URLSearchParams(search).get(ENGLISH_PARAMETER.name) === ENGLISH_PARAMETER.value;
    set({ linksNameEnglish: named && !storageWorks() });
  },
}));

/** The language of the page, which its address decides. */
export const PageLanguage = createContext<Language>(DEFAULT_LANGUAGE);
export const usePageLanguage = (): Language => useContext(PageLanguage);

/** Puts a parameter into an address, before its fragment and beside its other parameters. */
const naming = (address: string, name: string, value: string): string => {
  const [rest = '', fragment] = address.split('#', 2);
  const named = `${rest}${rest.includes('?') ? '&' : '?'}${name}=${value}`;
  return fragment === undefined ? named : `${named}#${fragment}`;
};

/**
 * Turns an in-site path without prefix into the address of that page in the page's language; query and fragment stay, and the
 * visitor's plan goes along.
 */
export const useSitePath = (): ((path: string) => string) => {
  const language = usePageLanguage();
  const nameEnglish = useLanguageChoice((state) => state.linksNameEnglish) && language === DEFAULT_LANGUAGE;
  const plan = useMyPlan((state) => state.plan);
  return (path) => {
    const own = pathIn(language, path);
    const isDue = plan !== '' && usesMyPlan(path) && !path.includes(`${PLAN_PARAMETER}=`);
    const address = isDue ? naming(own, PLAN_PARAMETER, plan) : own;
    return nameEnglish ? naming(address, ENGLISH_PARAMETER.name, ENGLISH_PARAMETER.value) : address;
  };
};
