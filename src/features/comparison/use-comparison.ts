import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { deductibles } from '#content/facts.ts';
import { type ComparisonChoice, NOTHING_CHOSEN } from '#domain/comparison.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useComparisonStore } from '#stores/comparison.ts';
import { choiceFrom, paramsOf } from '#stores/comparison-address.ts';
import { STAY } from '#stores/stay.ts';

const OPTIONS = deductibles.options.map(({ option }) => option);

export interface ComparisonControl {
  readonly choice: ComparisonChoice;
  /** Changes part of the choice, in place of the present entry of the history. */
  readonly choose: (change: Partial<ComparisonChoice>) => void;
}

type Parts = readonly (keyof ComparisonChoice)[];

const pick = (choice: ComparisonChoice, carried: Parts): Partial<ComparisonChoice> =>
  Object.fromEntries(carried.map((part) => [part, choice[part]]));

const merged = (choice: ComparisonChoice, change: Partial<ComparisonChoice>): ComparisonChoice => ({
  ...choice,
  ...change,
});

/** What an address says of these parts alone. */
const partOf = (search: string, carried: Parts): ComparisonChoice => ({
  ...NOTHING_CHOSEN,
  ...pick(choiceFrom(new URLSearchParams(search), OPTIONS), carried),
});

/** Only what differs from the start; empty: nothing is chosen. */
const written = (choice: Partial<ComparisonChoice>): string =>
  paramsOf({ ...NOTHING_CHOSEN, ...choice }, new URLSearchParams()).toString();

/** The address's fragment, unless it leads into another category than the one that is chosen. */
const fragmentAfter = ({ category = 'all' }: Partial<ComparisonChoice>): string => {
  const target = document.getElementById(location.hash.slice(1));
  const group = target?.closest('[data-group]')?.getAttribute('data-group') ?? category;
  return category === 'all' || group === category ? location.hash : '';
};

/**
 * The choice, from the address; the prerendered page, which knows no query, has nothing chosen. A page that is reached
 * without a choice in its address takes over what was chosen on the page before. `carried`: the parts that the page
 * knows, the same array at every rendering.
 */
export const useComparison = (carried: Parts): ComparisonControl => {
  const address = useSearchParams()[0].toString();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const told = useMemo(
    () => (hydrated ? partOf(address, carried) : NOTHING_CHOSEN),
    [hydrated, address, carried],
  );
  // The router changes the address in a transition; a control must not wait for it.
  const [choice, showNow] = useOptimistic(told, merged);
  const choose = useCallback(
    (change: Partial<ComparisonChoice>) => {
      const { choice: before, remember } = useComparisonStore.getState();
      remember({ ...before, ...change });
      // The browser's own address is up to date even where two changes follow each other before a rendering.
      const { search } = location;
      const params = paramsOf({ ...partOf(search, carried), ...change }, new URLSearchParams(search));
      const hash = fragmentAfter(change);
      startTransition(() => {
        showNow(change);
        navigate({ search: `${params}`, hash }, { replace: true, state: STAY });
      });
    },
    [navigate, showNow, carried],
  );
  useTakeOver(hydrated, choose, carried);
  return { choice, choose };
};

/** Once, when the page opens: an address with a choice is remembered, one without takes over what is remembered. */
const useTakeOver = (hydrated: boolean, choose: ComparisonControl['choose'], carried: Parts): void => {
  const takeOver = useEffectEvent(() => {
    const { choice: remembered, remember } = useComparisonStore.getState();
    const told = pick(partOf(location.search, carried), carried);
    if (written(told) !== '') remember({ ...remembered, ...told });
    else if (written(pick(remembered, carried)) !== '') choose(pick(remembered, carried));
  });
  useEffect(() => {
    if (hydrated) takeOver();
  }, [hydrated]);
};
