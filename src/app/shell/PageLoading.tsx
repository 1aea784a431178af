import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { Waiting } from '#components/Waiting.tsx';
import type { ShellWords } from '#content/words/words.ts';
import styles from './PageFailed.module.css';

/** After this long the page offers to try again. */
const RETRY_DELAY_MS = 10_000;

export const PageLoading = ({ words }: { readonly words: ShellWords['slow'] }): ReactNode => {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`page ${styles.failed}`} role="status">
      <Waiting text={long ? words.long : words.wait} />
      {long && (
        <p className={styles.ways}>
          <Button onClick={() => location.reload()}>{words.retry}</Button>
        </p>
      )}
    </div>
  );
};
