import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Button, buttonClass } from '#components/Button.tsx';
import { sayThatItFailed } from '#components/load-failed.ts';
import type { ShellWords } from '#content/words/words.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import { forget } from '../page-cache.ts';
import { reloadOnce } from '../reload-once.ts';
import type { SiteRoute } from '../routes.tsx';
import styles from './PageFailed.module.css';

export interface PageFailedProps {
  readonly route: SiteRoute;
  /** Without language prefix. */
  readonly path: string;
  readonly words: ShellWords['failed'];
  readonly children: ReactNode;
}

/**
 * Stands in for a page that broke or did not come. After a deploy the old pieces are gone: so the address is loaded
 * anew, once; if it fails again the visitor is told, and can go on.
 */
export const PageFailed = ({ route, path, words, children }: PageFailedProps): ReactNode => {
  const language = usePageLanguage();
  return (
    <ErrorBoundary onError={() => forget(route, language, path)} fallback={<Failure words={words} />}>
      {children}
    </ErrorBoundary>
  );
};

const Failure = ({ words }: Pick<PageFailedProps, 'words'>): ReactNode => {
  const sitePath = useSitePath();
  useEffect(() => {
    // It would say the same.
    sayThatItFailed(false);
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
