import { Button } from '#components/Button.tsx';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import styles from './LoadFailed.module.css';

interface PieceFailedProps {
  readonly words: MyHospitalsTexts;
  /** States what does not load, and that no data is lost. */
  readonly text: string;
  readonly failures: number;
  readonly retry: () => void;
}

/** Offers to reload the page, because some browsers never request a failed script again (HTML standard, issue 6768). */
export const LoadFailed = ({ words, text, failures, retry }: PieceFailedProps) => (
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
