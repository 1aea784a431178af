import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent, useLazyComponent } from '#components/lazy-component.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { LIST_PARAMETER } from '#stores/my-hospitals-list.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import { PieceFailed } from './PieceFailed.tsx';
import styles from './SharedList.module.css';

/** Closes the room that first-paint.ts keeps for a list that then does not come. */
const giveRoomBack = (): void => document.documentElement.removeAttribute('data-shared');

const sharedCard = lazyComponent(async () => (await import('./SharedCard.tsx')).SharedCard);

/** Above the finder: the list of an address. Its room is kept from the first paint on (src/app/first-paint.ts). */
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
