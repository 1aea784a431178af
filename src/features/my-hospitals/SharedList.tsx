import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent, useLazyComponent } from '#components/lazy/lazy-component.ts';
import { Spinner } from '#components/Spinner.tsx';
import { plural } from '#domain/format.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { searchClient } from '#search/index.ts';
import { usePageLanguage } from '#stores/language.ts';
import { keysFrom, LIST_PARAMETER } from '#stores/my-hospitals-list.ts';
import { LoadFailed } from './LoadFailed.tsx';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import styles from './SharedList.module.css';

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
  const language = usePageLanguage();
  const [params] = useSearchParams();
  const isShared = useHydrated() && params.has(LIST_PARAMETER);
  const { Component, failures, retry } = useLazyComponent(sharedCard, isShared);
  useEffect(() => {
    if (failures > 0) releaseReservedSpace();
  }, [failures]);
  // The number of hospitals is known from the address, before the directory provides their names.
  const count = keysFrom(params).length;
  const isWaiting = Component === undefined && failures === 0 && (!isShared || count > 0);
  return (
    <div className={styles.room}>
      {isWaiting && (
        <div className={styles.waiting}>
          <Spinner text={isShared ? plural(language, words.shared.heading, count) : words.loading} />
        </div>
      )}
      {Component !== undefined && <Component words={words} />}
      {isShared && failures > 0 && (
        <LoadFailed words={words} text={words.shared.failed} failures={failures} retry={retry} />
      )}
    </div>
  );
};
