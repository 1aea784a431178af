import { Star } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { lazyComponent, useIdlePreload, useLazyComponent } from '#components/lazy/lazy-component.ts';
import type { MyHospitalsTexts } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { MAX_HOSPITALS, useMyHospitals } from '#stores/my-hospitals.ts';
import { LoadFailed } from './LoadFailed.tsx';
import styles from './MyHospitals.module.css';

/** The stars also work if this chunk does not load. */
const tray = lazyComponent(async () => (await import('./Tray.tsx')).Tray);

export interface MyHospitalsProps {
  readonly words: MyHospitalsTexts;
}

/** Takes one line with or without hospitals, to avoid a layout shift. */
export const MyHospitals = ({ words }: MyHospitalsProps) => {
  const isThere = useMyHospitals(({ list, before }) => list.length > 0 || before !== undefined);
  const { Component, failures, retry } = useLazyComponent(tray, isThere);
  useIdlePreload(tray);
  if (!isThere) return <Empty words={words} />;
  if (Component !== undefined) return <Component words={words} />;
  if (failures === 0) return <div className={styles.hint} />;
  return <LoadFailed words={words} text={words.notShown} failures={failures} retry={retry} />;
};

const Empty = ({ words }: MyHospitalsProps) => {
  const most = String(MAX_HOSPITALS);
  return (
    <p className={styles.hint}>
      <Icon of={Star} size={20} className={styles.star} />
      <span>
        <b className={styles.title}>{fill(words.none, { most })}</b> {fill(words.hint, { most })}
      </span>
    </p>
  );
};
