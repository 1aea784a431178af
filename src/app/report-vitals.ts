import { brand } from '#content/facts.ts';

/** Sends the page's web vitals to the owner's own address; without one nothing is loaded and nothing measured. */
export const reportVitals = async (target: string | null = brand.webVitalsTarget): Promise<void> => {
  if (target === null) return;
  const { onCLS, onINP, onLCP } = await import('web-vitals');
  const send = ({ name, value }: { name: string; value: number }): void => {
    navigator.sendBeacon(target, JSON.stringify({ name, value, path: location.pathname }));
  };
  for (const measure of [onCLS, onINP, onLCP]) measure(send);
};
