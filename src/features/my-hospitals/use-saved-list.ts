import { useCallback, useState } from 'react';
import { observeNear } from '#components/lazy/LazySection.tsx';
import { loadHospitalsWords, loadMyHospitalsWords, type MyHospitalsTexts } from '#content/words/words.ts';
import type { Language } from '#domain/language.ts';
import { useLoaded } from '#hooks/use-loaded.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useMyHospitals } from '#stores/my-hospitals.ts';
import { useReach } from './use-reach.ts';

/** `texts` is undefined until loaded. Queries the engine once the element with `ref` is near the viewport. */
export const useSavedList = () => {
  const texts = useTexts();
  const list = useMyHospitals((state) => state.list);
  const [isNear, setNear] = useState(false);
  const ref = useCallback(
    (element: Element | null) => (element === null ? undefined : observeNear(element, () => setNear(true))),
    [],
  );
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

/** Without the texts the page renders as without a list. */
const useTexts = (): MyHospitalsTexts | undefined => {
  const language = usePageLanguage();
  useLoaded(load, language);
  return loaded.get(language);
};
