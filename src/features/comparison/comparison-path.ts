import type { ComparePlansWords } from '#content/words/words.ts';
import type { ComparisonChoice } from '#domain/comparison.ts';
import { PAGES } from '#domain/page.ts';
import { paramsOf } from '#stores/comparison-address.ts';
import { usePageLanguage } from '#stores/language.ts';
import { sharedPath } from '#stores/shared-address.ts';

export interface ComparisonTexts {
  readonly words: ComparePlansWords;
  readonly choice: ComparisonChoice;
}

/** The address of a comparison, as it is passed on, from the site's root. */
export const useComparisonPath = (choice: ComparisonChoice): string =>
  sharedPath(usePageLanguage(), PAGES.comparePlans.path, paramsOf(choice, new URLSearchParams()));
