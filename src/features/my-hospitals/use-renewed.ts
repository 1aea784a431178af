import { useEffect } from 'react';
import { type MyHospital, useMyHospitals } from '#stores/my-hospitals.ts';
import { myHospitalOf } from '#stores/my-hospitals-list.ts';
import type { ReachOfList } from './use-reach.ts';

const differs = (a: MyHospital, b: MyHospital): boolean =>
  a.key !== b.key || a.name !== b.name || a.city !== b.city || a.state !== b.state;

/** A hospital that the directory now writes differently is kept on the list as it is written now. */
export const useSyncNames = ({ phase, listed }: ReachOfList): void => {
  useEffect(() => {
    if (phase !== 'ready') return;
    const renewed = listed
      .map(({ mine, hospital }) => [mine, hospital && myHospitalOf(hospital)] as const)
      .flatMap(([mine, now]) => (now && differs(mine, now) ? [[mine.key, now] as const] : []));
    if (renewed.length > 0) useMyHospitals.getState().renew(new Map(renewed));
  }, [phase, listed]);
};
