import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent, useLazyComponent } from '#components/lazy/lazy-component.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { LIST_PARAMETER } from '#stores/my-hospitals-list.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import { PieceFailed } from './PieceFailed.tsx';
import styles from './SharedList.module.css';

/** Closes the space that src/app/first-paint.ts reserves. */
const giveRoomBack = (): void => document.documentElement.removeAttribute('data-shared');

const sharedCard = lazyComponent(async () => (await import('./SharedCard.tsx')).SharedCard);

export const SharedList = ({ words }: MyHospitalsProps) => {
  const [params] = useSearchParams();
  const isShared = useHydrated() && params.has(LIST_PARAMETER);
  const { Component, failures, retry } = useLazyComponent(sharedCard, isShared);
  useEffect(() => {
    if (failures > 0) giveRoomBack();
  }, [failures]);
  return (
    <div className={styles.room}>
      {Component !== undefined && <Component words={words} />}
      {isShared && failures > 0 && (
        <PieceFailed words={words} text={words.shared.failed} failures={failures} retry={retry} />
      )}
    </div>
  );
};
