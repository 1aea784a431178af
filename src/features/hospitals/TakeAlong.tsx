import { Download, MessageCircle, Printer } from 'lucide-react';
import { memo, type ReactNode, useEffect, useState } from 'react';
import { Button, buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { lazyComponent, useIdlePreload, useLazyComponent } from '#components/lazy-component.ts';
import { ShareLink } from '#components/ShareLink.tsx';
import { siteUrl } from '#content/site-url.ts';
import { fill } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useShare } from '#hooks/use-share.ts';
import { usePageLanguage } from '#stores/language.ts';
import { sharedPath } from '#stores/shared-address.ts';
import { type Applied, isNearHere, paramsOf, withPlace } from './applied.ts';
import styles from './TakeAlong.module.css';
import { useErrand } from './take/errand.ts';
import { filtersInWords } from './take/list-texts.ts';
import type { Results } from './use-hospital-search.ts';
import { useFinderWords } from './words.ts';

export interface TakeAlongProps {
  readonly results: Results;
}

/** Taking the list along, as a file, on paper, as a link; and the place where the errands of rows are done. */
export const TakeAlong = memo(({ results }: TakeAlongProps): ReactNode => {
  const { take } = useFinderWords();
  const path = useListPath(results);
  const [said, say] = useState('');
  const Errands = useErrands(() => say(take.failed));
  const { run } = useErrand.getState();
  const isThere = results.phase === 'first' || results.phase === 'ready';
  // What was said of one list does not hold for the next.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts
  useEffect(() => say(''), [results.applied]);
  return (
    <>
      {isThere && results.total > 0 && (
        <section aria-label={take.heading} className={`${styles.take} no-print`}>
          <div className={styles.own}>
            <Button look="quiet" onClick={() => run({ kind: 'csv' })}>
              <Icon of={Download} size={18} /> {take.csv}
            </Button>
            <Button look="quiet" onClick={() => run({ kind: 'print' })}>
              <Icon of={Printer} size={18} /> {take.print}
            </Button>
            <span role="status" className={styles.said}>
              {said}
            </span>
          </div>
          <Share results={results} path={path} />
        </section>
      )}
      {Errands !== undefined && <Errands results={results} path={path} say={say} />}
    </>
  );
});

/** The address of the list as it is passed on, from the site's root. */
const useListPath = ({ applied }: Results): string =>
  sharedPath(usePageLanguage(), PAGES.hospitals.path, paramsOf(applied, new URLSearchParams()));

/** Fetched when the page is idle, or with the first action. */
const errands = lazyComponent(async () => (await import('./take/Errands.tsx')).Errands);

/** The component that carries out actions. Leaving the page drops the one that is under way. */
const useErrands = (fail: () => void): ReturnType<typeof errands.loaded> => {
  const isAsked = useErrand(({ errand }) => errand !== undefined);
  const { Component, failures } = useLazyComponent(errands, isAsked || errands.loaded() !== undefined);
  const { done } = useErrand.getState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each failure
  useEffect(() => {
    if (failures === 0) return;
    done();
    fail();
  }, [failures]);
  useEffect(() => done, [done]);
  useIdlePreload(errands);
  return Component;
};

/** The visitor's own position goes into no link: what the link leads to is not near it. */
const shared = (applied: Applied): Applied => (isNearHere(applied) ? withPlace(applied, undefined) : applied);

const Share = ({ results, path }: TakeAlongProps & { readonly path: string }): ReactNode => {
  const words = useFinderWords();
  const address = (useHydrated() ? location.origin : siteUrl) + path;
  const { title, take } = words;
  const message = fill(take.message, {
    title,
    what: filtersInWords(words, shared(results.applied)),
    address,
  });
  return (
    <ShareLink words={take.share} {...useShare(title, path)}>
      <a
        className={buttonClass('quiet')}
        href={`https://wa.me/?text=${encodeURIComponent(message)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={MessageCircle} size={18} /> {take.whatsapp}
      </a>
      {isNearHere(results.applied) && <p className={styles.note}>{take.withoutHere}</p>}
    </ShareLink>
  );
};
