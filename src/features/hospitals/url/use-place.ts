import { useEffect, useState } from 'react';
import type { Place } from '#domain/place.ts';
import { findPlace } from './start-places.ts';

/**
 * The place of this id: undefined until the engine has answered, null if there is no such place. Asks when there is an
 * `attempt`, and anew when it changes.
 */
export const usePlace = (id: string | undefined, attempt: unknown): Place | null | undefined => {
  const [found, setFound] = useState<{ readonly id: string; readonly place: Place | null }>();
  useEffect(() => {
    if (id === undefined || attempt === undefined) return undefined;
    let wanted = true;
    findPlace(id).then(
      (place) => wanted && setFound({ id, place: place ?? null }),
      // The list of hospitals, which needs the place too, says what is wrong.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [id, attempt]);
  return found?.id === id ? found?.place : undefined;
};
