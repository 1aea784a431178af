import { onCLS, onINP, onLCP } from 'web-vitals';

/** Sends the page's web vitals to the owner's URL. Loaded only if data/brand.json has a URL. */
export const reportVitals = (target: string): void => {
  const send = ({ name, value }: { name: string; value: number }): void => {
    navigator.sendBeacon(target, JSON.stringify({ name, value, path: location.pathname }));
  };
  for (const measure of [onCLS, onINP, onLCP]) measure(send);
};
