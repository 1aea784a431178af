import { useEffect } from 'react';
import { SEARCH_FIELD } from './HelpSearchBox.tsx';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The field, and after it the results. */
const places = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`#${SEARCH_FIELD}, [data-hit]`),
];

/** Up and down go from the field through the results and back. */
export const useResultKeys = (): void => {
  useEffect(() => {
    const go = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      const all = places();
      const at = all.indexOf(document.activeElement as HTMLElement);
      const next = step === undefined || at < 0 || event.isComposing ? undefined : all[at + step];
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    };
    document.addEventListener('keydown', go);
    return () => document.removeEventListener('keydown', go);
  }, []);
};
