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
  /** Language chosen with the selector since the page opened. */
  readonly chosen: Language | undefined;
  readonly choose: (language: Language) => void;
  /** True if in-site links contain `?lang=en`: the address contains it, and storage is denied, so the choice cannot be saved. */
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

/** The language of the page, which the address determines. */
export const PageLanguage = createContext<Language>(DEFAULT_LANGUAGE);
export const usePageLanguage = (): Language => useContext(PageLanguage);

/** Adds a parameter to the query string of an address. */
const naming = (address: string, name: string, value: string): string => {
  const [rest = '', fragment] = address.split('#', 2);
  const named = `${rest}${rest.includes('?') ? '&' : '?'}${name}=${value}`;
  return fragment === undefined ? named : `${named}#${fragment}`;
};

/**
 * Returns a function that turns an in-site path without prefix into the address of that page in the current language. It keeps
 * query and fragment, and adds the visitor's plan for pages that use the plan.
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
