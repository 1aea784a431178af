import { useEffect } from 'react';
import { useNavigationType } from 'react-router-dom';

let arrivals = 0;

/** Marks the document once script has taken it over. On every page after the first: the heading gets the focus, and a new navigation begins at the top. Back restores. */
export const Arrival = (): null => {
  const navigation = useNavigationType();
  useEffect(() => {
    arrivals += 1;
    document.documentElement.dataset.alive = '';
    if (arrivals === 1) return;
    if (navigation !== 'POP') scrollTo(0, 0);
    document.querySelector('h1')?.focus({ preventScroll: true });
  }, [navigation]);
  return null;
};
