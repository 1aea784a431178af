import { lazy, type ReactNode, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#hooks/useHydrated.ts';
import { LIST_PARAMETER } from '#stores/my-hospitals-address.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import styles from './SharedList.module.css';

/** What the first paint kept free for a list that does not come. */
const giveRoomBack = (): void => document.documentElement.removeAttribute('data-shared');

/** Comes when the address holds a list. */
const SharedCard = lazy(() =>
  import('./SharedCard.tsx').then(
    (piece) => ({ default: piece.SharedCard }),
    () => {
      giveRoomBack();
      return { default: () => null };
    },
  ),
);

/** Above the finder: the list that an address holds. Its room is kept from the first paint on (src/app/first-paint.ts). */
export const SharedList = ({ words }: MyHospitalsProps): ReactNode => {
  const [params] = useSearchParams();
  return (
    <div className={styles.room}>
      {useHydrated() && params.has(LIST_PARAMETER) && (
        <Suspense>
          <SharedCard words={words} />
        </Suspense>
      )}
    </div>
  );
};
