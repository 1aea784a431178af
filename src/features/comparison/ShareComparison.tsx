import { Printer, RotateCcw } from 'lucide';
import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { ShareLink } from '#components/ShareLink.tsx';
import type { ComparePlansWords } from '#content/words/compare-plans.ts';
import type { ComparisonChoice } from '#domain/comparison.ts';
import { PAGES } from '#domain/page.ts';

import { useShare } from '#hooks/useShare.ts';
import { paramsOf } from '#stores/comparison-address.ts';
import { usePageLanguage } from '#stores/language.ts';
import { sharedPath } from '#stores/shared-address.ts';
import styles from './Comparison.module.css';

export interface ComparisonTexts {
  readonly words: ComparePlansWords;
  readonly choice: ComparisonChoice;
}

/** The address of a comparison, as it is passed on, from the site's root. */
export const useComparisonPath = (choice: ComparisonChoice): string =>
  sharedPath(usePageLanguage(), PAGES.comparePlans.path, paramsOf(choice, new URLSearchParams()));

/** Is anything chosen that a reset would take back? */
const isChosen = (choice: ComparisonChoice): boolean => paramsOf(choice, new URLSearchParams()).size > 0;

/** Takes the comparison away, as a link or on paper, or begins it anew. */
export const ShareComparison = ({
  words,
  choice,
  reset,
}: ComparisonTexts & { readonly reset: () => void }): ReactNode => (
  <div className={styles.actions}>
    {isChosen(choice) && (
      <Button look="quiet" onClick={reset}>
        <Icon of={RotateCcw} size={18} /> {words.controls.reset}
      </Button>
    )}
    <ShareLink words={words.share} {...useShare(words.title, useComparisonPath(choice))}>
      <Button look="quiet" onClick={() => print()}>
        <Icon of={Printer} size={18} /> {words.share.print}
      </Button>
    </ShareLink>
  </div>
);
