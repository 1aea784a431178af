import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button } from '#components/Button.tsx';
import type { ShellWords } from '#content/words.ts';
import styles from './PageFailed.module.css';

export interface PageFailedProps {
  readonly words: ShellWords['failed'];
  readonly children: ReactNode;
}

/** Stands in for a page that broke or did not load. */
export const PageFailed = ({ words, children }: PageFailedProps): ReactNode => (
  <ErrorBoundary
    fallback={
      <div className={`page ${styles.failed}`} role="alert">
        <h1 tabIndex={-1}>{words.title}</h1>
        <p>{words.body}</p>
        <p>
          <Button onClick={() => location.reload()}>{words.reload}</Button>
        </p>
      </div>
    }
  >
    {children}
  </ErrorBoundary>
);
