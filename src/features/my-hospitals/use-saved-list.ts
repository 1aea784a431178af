import { type RefCallback, useCallback, useEffect, useState } from 'react';
import { loadHospitalsWords, loadMyHospitalsWords, type MyHospitalsTexts } from '#content/words/words.ts';
import type { Language } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useMyHospitals } from '#stores/my-hospitals.ts';
import { useReach } from './use-reach.ts';

/** `texts` is undefined until loaded. Queries the engine once the element with `ref` is near the viewport. */
export const useSavedList = () => {
  const texts = useTexts();
  const list = useMyHospitals((state) => state.list);
  const [isNear, ref] = useNear();
  const reach = useReach(list, isNear);
  return { texts, list, reach, ref };
};

/** Keeps the UI text when components unmount and mount again. */
const loaded = new Map<Language, MyHospitalsTexts>();

const load = async (language: Language): Promise<MyHospitalsTexts> => {
  const [{ default: words }, { default: note }] = await Promise.all([
    loadMyHospitalsWords[language](),
    loadHospitalsWords[language](),
  ]);
  const texts = { ...words, sample: note.sample, asOf: note.asOf };
  loaded.set(language, texts);
  return texts;
};

const useTexts = (): MyHospitalsTexts | undefined => {
  const language = usePageLanguage();
  const [, setTexts] = useState<MyHospitalsTexts>();
  useEffect(() => {
    let isCurrent = true;
    load(language).then(
      (texts) => isCurrent && setTexts(texts),
      // The page renders as without a list.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded.get(language);
};

const ROOT_MARGIN = '800px 0px';

const useNear = (): readonly [isNear: boolean, ref: RefCallback<Element>] => {
  const [isNear, setNear] = useState(false);
  const ref = useCallback((element: Element | null) => {
    if (element === null) return undefined;
    if (!('IntersectionObserver' in globalThis)) return setNear(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ROOT_MARGIN },
    );
    observer.observe(element);
    const print = (): void => setNear(true);
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, []);
  return [isNear, ref];
};
