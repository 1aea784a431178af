import { useEffect, useState } from 'react';
import { loadUsMap, type UsMap } from '#content/load-us-map.ts';

/** Outlines and places, once they are here; 'failed' when they do not come. */
export const useUsMap = (): UsMap | 'failed' | undefined => {
  const [map, setMap] = useState<UsMap | 'failed'>();
  useEffect(() => {
    let wanted = true;
    loadUsMap().then(
      (answer) => wanted && setMap(answer),
      () => wanted && setMap('failed'),
    );
    return () => {
      wanted = false;
    };
  }, []);
  return map;
};
