import { useEffect, useState } from 'react';
import { loadHospitalsWords, loadMyHospitalsWords, type MyHospitalsTexts } from '#content/words/words.ts';
import type { Language } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';

/** Parts come and go while the reader chooses; their words stay. */
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

/** On pages whose HTML knows nothing of a visitor's list: its words come as pieces of their own. Undefined until they are here. */
export const useTexts = (): MyHospitalsTexts | undefined => {
  const language = usePageLanguage();
  const [, setTexts] = useState<MyHospitalsTexts>();
  useEffect(() => {
    let isCurrent = true;
    load(language).then(
      (texts) => isCurrent && setTexts(texts),
      // Without them the page is what it is without a list.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return loaded.get(language);
};
