import { fill, formatList, plural } from '#domain/format.ts';
import type { Language } from '#domain/language.ts';
import { usePageLanguage } from '#stores/language.ts';
import { MOST_HOSPITALS, useMyHospitals } from '#stores/my-hospitals.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import { createNamer } from './names.ts';

type State = ReturnType<typeof useMyHospitals.getState>;

const saidOf = (
  words: MyHospitalsProps['words'],
  language: Language,
  { list, before, refused, isKept }: State,
): string => {
  if (refused.length > 0) {
    const hospitals = formatList(language, refused.map(createNamer(refused)));
    return fill(words.full, { most: String(MOST_HOSPITALS), hospitals });
  }
  if (before !== undefined) {
    // Not the difference of their lengths: another tab may have added some.
    const taken = before.filter(({ key }) => !list.some((each) => each.key === key));
    return plural(language, words.taken, taken.length);
  }
  return isKept ? '' : words.notKept;
};

/** What the tray says of the last change; empty where there is nothing to say. */
export const useStatusMessage = (words: MyHospitalsProps['words']): string =>
  saidOf(words, usePageLanguage(), useMyHospitals());
