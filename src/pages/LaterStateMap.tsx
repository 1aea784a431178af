import { type ReactNode, useSyncExternalStore } from 'react';
import { Button } from '#components/Button.tsx';
import { later } from '#components/Later.tsx';
import { useFinderWords } from '#features/hospitals/finder-context.ts';
import styles from './LaterStateMap.module.css';

/** The code was asked for and has not come. */
let isMissing = false;
const told = new Set<() => void>();

const tell = (missing: boolean): void => {
  isMissing = missing;
  for (const each of told) each();
};

const follow = (act: () => void): (() => void) => {
  told.add(act);
  return () => told.delete(act);
};

const Part = later(async () => {
  try {
    const { StateMapPart } = await import('./StateMapPart.tsx');
    tell(false);
    return StateMapPart;
  } catch (error) {
    tell(true);
    throw error;
  }
}, 'state-map');

/** The map of the states, in its own element. Where its code does not come the list of states stays, and it is said. */
export const StateMap = (): ReactNode => {
  const { map, mine } = useFinderWords();
  const missing = useSyncExternalStore(
    follow,
    () => isMissing,
    () => false,
  );
  return (
    <>
      {missing && (
        <p role="alert" className={styles.missing}>
          {map.failed}{' '}
          <Button look="quiet" onClick={() => location.reload()}>
            {mine.reload}
          </Button>
        </p>
      )}
      <div id="state-map" data-missing={missing || undefined}>
        <Part />
      </div>
    </>
  );
};
