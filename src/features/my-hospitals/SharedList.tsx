import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent, useLazyComponent } from '#components/lazy/lazy-component.ts';
import { Spinner } from '#components/Spinner.tsx';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { searchClient } from '#search/index.ts';
import { keysFrom, LIST_PARAMETER } from '#stores/my-hospitals-list.ts';
import { LoadFailed } from './LoadFailed.tsx';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import styles from './SharedList.module.css';
import { SHARED_NAMES_ID } from './shared-name.ts';

/** Releases the space that src/app/first-paint.ts reserves. */
const releaseReservedSpace = (): void => document.documentElement.removeAttribute('data-shared');

const sharedCard = lazyComponent(async () => (await import('./SharedCard.tsx')).SharedCard);
const keysAtStart = typeof location === 'undefined' ? [] : keysFrom(new URLSearchParams(location.search));
// Loads the card and the hospitals without waiting for hydration. Failures are reported where the card is shown.
if (keysAtStart.length > 0) {
  void sharedCard.load().catch(() => undefined);
  void searchClient()
    .getByKeys(keysAtStart)
    .catch(() => undefined);
}

export const SharedList = ({ words }: MyHospitalsProps) => {
  const [params] = useSearchParams();
  const isShared = useHydrated() && params.has(LIST_PARAMETER);
  const { Component, failures, retry } = useLazyComponent(sharedCard, isShared);
  useEffect(() => {
    if (failures > 0) releaseReservedSpace();
  }, [failures]);
  const isWaiting = Component === undefined && failures === 0 && (!isShared || keysFrom(params).length > 0);
  return (
    <div className={styles.room}>
      {isWaiting && (
        <div className={`no-print ${styles.card} ${styles.waiting}`}>
          <h2>{words.shared.heading}</h2>
          {/* Filled by src/app/shared-names.ts. With a text as the only child, React keeps the content. */}
          <ul id={SHARED_NAMES_ID} role="list" className="stack gap-2" suppressHydrationWarning>
            {''}
          </ul>
          <Spinner text={words.loading} />
        </div>
      )}
      {Component !== undefined && <Component words={words} />}
      {isShared && failures > 0 && (
        <LoadFailed words={words} text={words.shared.failed} failures={failures} retry={retry} />
      )}
    </div>
  );
};
