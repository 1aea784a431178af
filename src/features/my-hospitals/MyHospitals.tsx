import { lazy, type ReactNode, Suspense } from 'react';
import type { MyHospitalsTexts } from '#content/words/my-hospitals.ts';
import { fill } from '#domain/format.ts';
import { MOST_HOSPITALS, useMyHospitals } from '#stores/my-hospitals.ts';
import styles from './MyHospitals.module.css';

/** Comes with the first star. Without it the stars still work. */
const Tray = lazy(() =>
  import('./Tray.tsx').then(
    (piece) => ({ default: piece.Tray }),
    () => ({ default: () => null }),
  ),
);

export interface MyHospitalsProps {
  readonly words: MyHospitalsTexts;
}

/** Under the finder, in one line: how to make a list, or the list that there is. Nothing moves when one takes the other's place. */
export const MyHospitals = ({ words }: MyHospitalsProps): ReactNode => {
  const isThere = useMyHospitals(({ list, before }) => list.length > 0 || before !== undefined);
  if (!isThere) return <p className={styles.hint}>{fill(words.hint, { most: String(MOST_HOSPITALS) })}</p>;
  return (
    <Suspense fallback={<div className={styles.hint} />}>
      <Tray words={words} />
    </Suspense>
  );
};
