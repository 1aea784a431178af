import { createContext, useContext } from 'react';
import { create } from 'zustand';
import { DEFAULT_LANGUAGE, ENGLISH_PARAMETER, type Language, pathIn, splitPrefix } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
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

/** Saves the language that the visitor has chosen. */
export const saveLanguage = (language: Language): void => {
  try {
    localStorage.setItem(SAVED_LANGUAGE_KEY, language);
  } catch {
    // Storage is denied or full.
  }
};

/** True if in-site links contain `?lang=en`: the address contains it, and storage is denied, so the choice cannot be saved. */
const useNamedEnglish = create(() => ({ isInLinks: false }));

/** Called once when the page starts, with its query string. */
export const followNamedLanguage = (search: string): void => {
  const isNamed = new URLSearchParams(search).get(ENGLISH_PARAMETER.name) === ENGLISH_PARAMETER.value;
  useNamedEnglish.setState({ isInLinks: isNamed && !storageWorks() });
};

/** The language of the page, which the address determines. */
export const PageLanguage = createContext<Language>(DEFAULT_LANGUAGE);
export const usePageLanguage = (): Language => useContext(PageLanguage);

/** Adds a parameter to the query string of an address. */
const naming = (address: string, name: string, value: string): string => {
  const [rest = '', fragment] = address.split('#', 2);
  const named = `${rest}${rest.includes('?') ? '&' : '?'}${name}=${value}`;
  return fragment === undefined ? named : `${named}#${fragment}`;
};

/** Adds to an in-site address the visitor's plan, for pages that use the plan, and `?lang=en` if links contain it. */
const withParameters = (address: string, plan: Plan | '', namesEnglish: boolean): string => {
  const { language, path } = splitPrefix(address);
  const { name, value } = ENGLISH_PARAMETER;
  const isPlanDue = plan !== '' && usesMyPlan(path) && !path.includes(`${PLAN_PARAMETER}=`);
  const isEnglishDue = namesEnglish && language === DEFAULT_LANGUAGE && !path.includes(`${name}=`);
  const named = isPlanDue ? naming(address, PLAN_PARAMETER, plan) : address;
  return isEnglishDue ? naming(named, name, value) : named;
};

/** The same for the address of a link in static HTML. */
export const withVisitor = (address: string): string =>
  withParameters(address, useMyPlan.getState().plan, useNamedEnglish.getState().isInLinks);

/**
 * Returns a function that turns an in-site path without prefix into the address of that page in the current language. It keeps
 * query and fragment, and adds the visitor's plan and `?lang=en` where they are due.
 */
export const useSitePath = (): ((path: string) => string) => {
  const language = usePageLanguage();
  const isInLinks = useNamedEnglish((state) => state.isInLinks);
  const plan = useMyPlan((state) => state.plan);
  return (path) => withParameters(pathIn(language, path), plan, isInLinks);
};
