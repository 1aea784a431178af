import { type ReactNode, useEffect, useId, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { keysFrom, LIST_PARAMETER } from '#stores/my-hospitals-address.ts';
import { type MyHospitals, nameOfKey } from '#stores/my-hospitals-list.ts';
import type { MyHospitalsProps } from './MyHospitals.tsx';
import { Reach } from './Reach.tsx';
import { SharedChoice } from './SharedChoice.tsx';
import styles from './SharedList.module.css';
import { useReach } from './use-reach.ts';

/** A list that somebody has passed on. The visitor's own list stays what it is until the visitor says otherwise. */
export const SharedCard = ({ words }: MyHospitalsProps): ReactNode => {
  const language = usePageLanguage();
  const heading = useId();
  const list = useSharedList();
  const reach = useReach(list);
  const forget = useForget();
  useRoom(list.length > 0);
  if (list.length === 0) return null;
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>{plural(language, words.shared.heading, list.length)}</h2>
      {/* Of a link alone no names are known: nothing is drawn that would have to be drawn anew. */}
      {reach.phase === 'loading' ? (
        <p>{words.loading}</p>
      ) : (
        <>
          <Reach words={words} reach={reach} />
          <SharedChoice words={words} reach={reach} forget={forget} />
        </>
      )}
    </section>
  );
};

/** All that is known of these hospitals is their keys, before the directory is asked. */
const useSharedList = (): MyHospitals => {
  const [params] = useSearchParams();
  const keys = keysFrom(params).join(',');
  return useMemo(
    () =>
      keys === '' ? [] : keys.split(',').map((key) => ({ key, name: nameOfKey(key), city: '', state: '' })),
    [keys],
  );
};

/** Takes the list out of the address; the rest of the entry stays as it is. */
const useForget = (): (() => void) => {
  const [, setParams] = useSearchParams();
  const { state } = useLocation();
  return () =>
    setParams(
      (params) => {
        const rest = new URLSearchParams(params);
        rest.delete(LIST_PARAMETER);
        return rest;
      },
      { replace: true, preventScrollReset: true, state },
    );
};

/** The room that the first paint kept is given back when no list stands in it. */
const useRoom = (isUsed: boolean): void => {
  useEffect(() => {
    const giveBack = (): void => document.documentElement.removeAttribute('data-shared');
    if (!isUsed) giveBack();
    return giveBack;
  }, [isUsed]);
};
