import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { LIST_PARAMETER } from '#stores/my-hospitals-list.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import { PieceFailed } from './PieceFailed.tsx';
import styles from './SharedList.module.css';
import { pieceOf, usePiece } from './use-piece.ts';

/** What the first paint kept free for a list that does not come. */
const giveRoomBack = (): void => document.documentElement.removeAttribute('data-shared');

/** Comes when the address holds a list. */
const sharedCard = pieceOf(() => import('./SharedCard.tsx').then((piece) => piece.SharedCard));

/** Above the finder: the list that an address holds. Its room is kept from the first paint on (src/app/first-paint.ts). */
export const SharedList = ({ words }: MyHospitalsProps): ReactNode => {
  const [params] = useSearchParams();
  const isShared = useHydrated() && params.has(LIST_PARAMETER);
  const { Part, failures, retry } = usePiece(sharedCard, isShared);
  useEffect(() => {
    if (failures > 0) giveRoomBack();
  }, [failures]);
  return (
    <div className={styles.room}>
      {Part !== undefined && <Part words={words} />}
      {isShared && failures > 0 && (
        <PieceFailed words={words} text={words.shared.failed} failures={failures} retry={retry} />
      )}
    </div>
  );
};
