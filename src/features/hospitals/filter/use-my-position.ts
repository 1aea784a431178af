import { useEffect, useRef, useState } from 'react';
import { HERE } from '#domain/place.ts';
import { useHospitalFilter } from '#stores/hospital-filter.ts';
import { remember } from '../url/start-places.ts';

/** What became of asking the device where it is. */
export type Position = 'asking' | 'found' | 'denied' | 'unavailable' | 'timeout';

const PATIENCE_MS = 15_000;
/** A position of the last minutes is as good: hospitals are miles apart. */
const FRESH_MS = 300_000;

const failureOf = ({ code }: GeolocationPositionError): Position =>
  code === GeolocationPositionError.PERMISSION_DENIED
    ? 'denied'
    : code === GeolocationPositionError.TIMEOUT
      ? 'timeout'
      : 'unavailable';

/** Asks the device for its position when told to, never by itself, and puts it into the draft. It stays in memory alone. */
export const useMyPosition = (): { readonly position: Position | undefined; readonly ask: () => void } => {
  const [position, setPosition] = useState<Position>();
  const isHere = useHospitalFilter(({ draft }) => draft.near?.id === HERE);
  const newest = useRef(0);
  // An answer that comes after the visitor has left the finder is not wanted.
  useEffect(
    () => () => {
      newest.current = -1;
    },
    [],
  );

  const ask = (): void => {
    const mine = ++newest.current;
    const tell = (told: Position): void => {
      if (mine === newest.current) setPosition(told);
    };
    if (!('geolocation' in navigator)) {
      tell('unavailable');
      return;
    }
    tell('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        if (mine !== newest.current) return;
        useHospitalFilter
          .getState()
          .setNear(remember({ id: HERE, name: '', point: { latitude, longitude } }));
        tell('found');
      },
      (error) => tell(failureOf(error)),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  };
  return { position: position === 'found' && !isHere ? undefined : position, ask };
};
