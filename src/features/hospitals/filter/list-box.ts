import { plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useFinderWords } from '../finder-context.ts';

/** The words of a `Combobox` whose list can be opened without typing. `clear`: its own button's name. */
export const useListWords = (clear: string) => {
  const { filters } = useFinderWords();
  const language = usePageLanguage();
  const count = (items: number): string => plural(language, filters.listed, items);
  return { clear, open: filters.openList, close: filters.closeList, count };
};

/**
 * Acts when the press under way has ended, or at once if there is none. What appears when a box is left moves the buttons below
 * it, and the press that left it would miss its button.
 */
export const afterPress = (act: () => void): void => {
  if (document.querySelector(':active') === null) act();
  // The click follows directly after mouseup, also for touch.
  else addEventListener('mouseup', () => setTimeout(act), { once: true });
};
