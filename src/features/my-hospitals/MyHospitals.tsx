import type { ReactNode } from 'react';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { useAtRest } from '#hooks/use-at-rest.ts';
import { MOST_HOSPITALS, useMyHospitals } from '#stores/my-hospitals.ts';
import styles from './MyHospitals.module.css';
import { PieceFailed } from './PieceFailed.tsx';
import { pieceOf, usePiece } from './use-piece.ts';

/** Comes when the page is at rest, or with the first star. Without it the stars still work. */
const tray = pieceOf(() => import('./Tray.tsx').then((piece) => piece.Tray));

export interface MyHospitalsProps {
  readonly words: MyHospitalsTexts;
}

/** Under the finder, in one line: how to make a list, or the list that there is. Nothing moves when one takes the other's place. */
export const MyHospitals = ({ words }: MyHospitalsProps): ReactNode => {
  const isThere = useMyHospitals(({ list, before }) => list.length > 0 || before !== undefined);
  const { Part, failures, retry } = usePiece(tray, isThere);
  useAtRest(tray.bring);
  if (!isThere) return <p className={styles.hint}>{fill(words.hint, { most: String(MOST_HOSPITALS) })}</p>;
  if (Part !== undefined) return <Part words={words} />;
  if (failures === 0) return <div className={styles.hint} />;
  return <PieceFailed words={words} text={words.notShown} failures={failures} retry={retry} />;
};
