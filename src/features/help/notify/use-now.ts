import { useEffect, useState } from 'react';

const REFRESH_MS = 20_000;

/** The time, milliseconds since 1970; it goes on while the page is open. */
export const useNow = (): number => {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), REFRESH_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
};
