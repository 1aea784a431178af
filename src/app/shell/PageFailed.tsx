import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button, buttonClass } from '#components/Button.tsx';
import { hideLoadError } from '#components/lazy/load-error.ts';
import { Spinner } from '#components/Spinner.tsx';
import type { ShellWords } from '#content/words/words.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import { evictPage } from '../page-cache.ts';
import { reloadOnce } from '../reload-once.ts';
import type { SiteRoute } from '../routes.tsx';
import styles from './PageFailed.module.css';

export interface PageFailedProps {
  readonly route: SiteRoute;
  readonly path: string;
  readonly words: ShellWords['failed'];
  readonly children: ReactNode;
}

/**
 * Replaces a page that threw or did not load. After a deploy old chunks are gone, so the document is reloaded once; if that
 * fails too, the visitor can reload the page or go to the home page.
 */
export const PageFailed = ({ route, path, words, children }: PageFailedProps) => {
  const language = usePageLanguage();
  return (
    <ErrorBoundary onError={() => evictPage(route, language, path)} fallback={<Failure words={words} />}>
      {children}
    </ErrorBoundary>
  );
};

const Failure = ({ words }: Pick<PageFailedProps, 'words'>) => {
  const sitePath = useSitePath();
  useEffect(() => {
    // This alert replaces the load-error notice.
    hideLoadError();
    reloadOnce();
  }, []);
  return (
    <div className={`page ${styles.failed}`} role="alert">
      <h1 tabIndex={-1}>{words.title}</h1>
      <p>{words.body}</p>
      <p className="cluster gap-3">
        <Button onClick={() => location.reload()}>{words.reload}</Button>
        <a className={buttonClass('outline')} href={sitePath('/')}>
          {words.home}
        </a>
      </p>
    </div>
  );
};

const RETRY_DELAY_MS = 10_000;

export const PageLoading = ({ words }: { readonly words: ShellWords['slow'] }) => {
  const [long, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), RETRY_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={`page ${styles.failed}`} role="status">
      <Spinner text={long ? words.long : words.wait} />
      {long && (
        <p className="cluster gap-3">
          <Button onClick={() => location.reload()}>{words.retry}</Button>
        </p>
      )}
    </div>
  );
};
