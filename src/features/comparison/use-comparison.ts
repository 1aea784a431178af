import { startTransition, useCallback, useEffect, useEffectEvent, useMemo, useOptimistic } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { deductibles } from '#content/facts.ts';
import { type ComparisonChoice, NOTHING_CHOSEN } from '#domain/comparison.ts';
import { PAGES } from '#domain/page.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useComparisonStore } from '#stores/comparison.ts';
import { choiceFrom, paramsOf } from '#stores/comparison-address.ts';
import { KEEP_SCROLL } from '#stores/keep-scroll.ts';
import { usePageLanguage } from '#stores/language.ts';
import { PLAN_PARAMETER, useMyPlan } from '#stores/my-plan.ts';
import { sharedPath } from '#stores/shared-address.ts';

export const OPTIONS = deductibles.options.map(({ option }) => option);

export interface ComparisonControl {
  readonly choice: ComparisonChoice;
  /** Replaces the current history entry. */
  readonly choose: (change: Partial<ComparisonChoice>) => void;
}

type Parts = readonly (keyof ComparisonChoice)[];

const pick = (choice: ComparisonChoice, carried: Parts): Partial<ComparisonChoice> =>
  Object.fromEntries(carried.map((part) => [part, choice[part]]));

const partOf = (search: string, carried: Parts): ComparisonChoice => ({
  ...NOTHING_CHOSEN,
  ...pick(choiceFrom(new URLSearchParams(search), OPTIONS), carried),
});

export const isChosen = (choice: Partial<ComparisonChoice>): boolean =>
  paramsOf({ ...NOTHING_CHOSEN, ...choice }, new URLSearchParams()).size > 0;

/** Returns the current fragment, or '' if its target is in a category other than the chosen category. */
const fragmentAfter = ({ category = 'all' }: Partial<ComparisonChoice>): string => {
  const target = document.getElementById(location.hash.slice(1));
  const group = target?.closest('[data-group]')?.getAttribute('data-group') ?? category;
  return category === 'all' || group === category ? location.hash : '';
};

/** Without a choice in the address, keeps the choice of the previous page. `carried`: parts that the page uses; constant. */
export const useComparison = (carried: Parts): ComparisonControl => {
  const address = useSearchParams()[0].toString();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  // Optimistic, because the router updates in a transition and controls must not wait for it.
  const addressed = useMemo(
    () => (hydrated ? partOf(address, carried) : NOTHING_CHOSEN),
    [hydrated, address, carried],
  );
  const [choice, showNow] = useOptimistic(addressed, (before, change: Partial<ComparisonChoice>) => ({
    ...before,
    ...change,
  }));
  const choose = useCallback(
    (change: Partial<ComparisonChoice>): void => {
      useComparisonStore.setState(({ choice: before }) => ({ choice: { ...before, ...change } }));
      // Reads `location`, which is up to date even if two changes precede one render.
      const { search } = location;
      const params = paramsOf({ ...partOf(search, carried), ...change }, new URLSearchParams(search));
      const hash = fragmentAfter(change);
      startTransition(() => {
        showNow(change);
        navigate({ search: `${params}`, hash }, { replace: true, state: KEEP_SCROLL });
      });
    },
    [carried, navigate, showNow],
  );
  const takeOver = useEffectEvent(() => {
    const { choice: remembered } = useComparisonStore.getState();
    const addressed = pick(partOf(location.search, carried), carried);
    const kept = pick(remembered, carried);
    if (isChosen(addressed)) useComparisonStore.setState({ choice: { ...remembered, ...addressed } });
    else if (isChosen(kept)) choose(kept);
  });
  useEffect(() => {
    if (hydrated) takeOver();
  }, [hydrated]);
  return { choice, choose };
};

export const useComparisonPath = (choice: ComparisonChoice): string => {
  const plan = useMyPlan((state) => state.plan);
  const mine = new URLSearchParams(plan === '' ? {} : { [PLAN_PARAMETER]: plan });
  return sharedPath(usePageLanguage(), PAGES.comparePlans.path, paramsOf(choice, mine));
};
