import { plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useFinderWords } from '../finder-context.ts';

/** UI text of a list box. `clear`: accessible name of the clear button. */
export const useListWords = (clear: string) => {
  const { filters } = useFinderWords();
  const language = usePageLanguage();
  const count = (items: number): string => plural(language, filters.listed, items);
  return { clear, open: filters.openList, close: filters.closeList, count };
};

/** Runs `act` after the current press: a message that appears on blur would move the pressed button away. */
export const afterPress = (act: () => void): void => {
  if (document.querySelector(':active') === null) act();
  // The click follows directly after mouseup, also for touch.
  else addEventListener('mouseup', () => setTimeout(act), { once: true });
};
