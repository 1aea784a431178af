import { Printer, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { ShareLink } from '#components/ShareLink.tsx';
import type { ComparisonChoice } from '#domain/comparison.ts';
import { useShare } from '#hooks/use-share.ts';
import { paramsOf } from '#stores/comparison-address.ts';
import styles from './Comparison.module.css';
import { type ComparisonTexts, useComparisonPath } from './comparison-path.ts';

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
        <Icon of={X} size={18} /> {words.controls.reset}
      </Button>
    )}
    <ShareLink words={words.share} {...useShare(words.title, useComparisonPath(choice))}>
      <Button look="quiet" onClick={() => print()}>
        <Icon of={Printer} size={18} /> {words.share.print}
      </Button>
    </ShareLink>
  </div>
);
