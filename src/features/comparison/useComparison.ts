import { useCallback, useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { deductibles } from '#content/facts.ts';
import { type ComparisonChoice, NOTHING_CHOSEN } from '#domain/comparison.ts';
import { useHydrated } from '#hooks/useHydrated.ts';
import { useComparisonStore } from '#stores/comparison.ts';
import { choiceFrom, paramsOf } from '#stores/comparison-address.ts';

const OPTIONS = deductibles.options.map(({ option }) => option);

export interface ComparisonControl {
  readonly choice: ComparisonChoice;
  /** Changes part of the choice, in place of the present entry of the history. */
  readonly choose: (change: Partial<ComparisonChoice>) => void;
}

/** What is written in an address of these parts alone. */
const partOf = (
  choice: ComparisonChoice,
  carried: readonly (keyof ComparisonChoice)[],
): ComparisonChoice => ({
  ...NOTHING_CHOSEN,
  ...Object.fromEntries(carried.map((part) => [part, choice[part]])),
});

/**
 * The choice, from the address; the prerendered page, which knows no query, has nothing chosen. A page that is reached
 * without a choice in its address takes over what was chosen on the page before. `carried`: the parts that the page knows.
 */
export const useComparison = (carried: readonly (keyof ComparisonChoice)[]): ComparisonControl => {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();
  const address = params.toString();
  const choice = useMemo(
    () => (hydrated ? partOf(choiceFrom(new URLSearchParams(address), OPTIONS), carried) : NOTHING_CHOSEN),
    [hydrated, address, carried],
  );
  const choose = useCallback(
    (change: Partial<ComparisonChoice>) => {
      const { choice: before, remember } = useComparisonStore.getState();
      remember({ ...before, ...change });
      setParams((now) => paramsOf({ ...partOf(choiceFrom(now, OPTIONS), carried), ...change }, now), {
        replace: true,
        preventScrollReset: true,
      });
    },
    [setParams, carried],
  );
  useTakeOver(hydrated, choice, choose, carried);
  return { choice, choose };
};

/** Once, when the page opens: an address with a choice is remembered, one without takes over what is remembered. */
const useTakeOver = (
  hydrated: boolean,
  choice: ComparisonChoice,
  choose: ComparisonControl['choose'],
  carried: readonly (keyof ComparisonChoice)[],
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the page opens
  useEffect(() => {
    if (!hydrated) return;
    const written = paramsOf(choice, new URLSearchParams()).toString();
    const { choice: remembered, remember } = useComparisonStore.getState();
    if (written !== '') remember({ ...remembered, ...choice });
    else if (paramsOf(partOf(remembered, carried), new URLSearchParams()).toString() !== '')
      choose(partOf(remembered, carried));
  }, [hydrated]);
};
