import { Button } from '#components/Button.tsx';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import styles from './PieceFailed.module.css';

export interface PieceFailedProps {
  readonly words: MyHospitalsTexts;
  /** What is missing, and that nothing is lost. */
  readonly text: string;
  readonly failures: number;
  readonly retry: () => void;
}

/**
 * Said in the place of a part that did not come. Some browsers never ask for such a piece of script again (HTML standard,
 * issue 6768): after a second failure the page itself can be loaded anew.
 */
export const PieceFailed = ({ words, text, failures, retry }: PieceFailedProps) => (
  <div role="alert" className={`no-print ${styles.failed}`}>
    <p>{text}</p>
    <div className={styles.buttons}>
      <Button look="quiet" onClick={retry}>
        {words.retry}
      </Button>
      {failures > 1 && (
        <Button look="quiet" onClick={() => location.reload()}>
          {words.reload}
        </Button>
      )}
    </div>
  </div>
);
