import { memo, useDeferredValue, useId, useMemo, useRef } from 'react';
import { Segments } from '#components/fields/Segments.tsx';
import { Select } from '#components/fields/Select.tsx';
import { useValueBeforeHydration } from '#components/fields/use-value-before-hydration.ts';
import { networkName, networksOf, planName } from '#content/facts.ts';
import { compareNames } from '#domain/fold.ts';
import { formatNumber, plural } from '#domain/format.ts';
import { stateNameFrom, TERRITORIES } from '#domain/geography/state.ts';
import { countAll, type Network, type NetworkCounts } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';
import { changeDraft, useHospitalFilter } from '#stores/hospital-filter.ts';
import { usePageLanguage } from '#stores/language.ts';
import { PLAN_PARAMETER, planNamed } from '#stores/my-plan.ts';
import type { StateOption } from '#workers/contract.ts';
import { useFinderWords } from '../finder-context.ts';
import styles from './FilterForm.module.css';

interface StateFieldProps {
  readonly states: readonly StateOption[];
  readonly counts: readonly StateOption[] | undefined;
}

export const StateField = memo(({ states, counts }: StateFieldProps) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const chosen = useHospitalFilter(({ draft }) => draft.state);
  // Deferred: the options of a closed select are not visible, so visible counts render first.
  const late = useDeferredValue(counts);
  const options = useMemo(() => {
    const countOf = new Map(late?.map(({ state, count }) => [state, count]));
    // The closed select has space for the name only; the Filter button shows the count.
    const countText = (state: string): string =>
      late === undefined || state === chosen ? '' : ` (${formatNumber(language, countOf.get(state) ?? 0)})`;
    return states
      .map(({ state }) => ({ value: state, name: stateNameFrom(words.states, state) }))
      .sort((a, b) => compareNames(a.name, b.name))
      .map(({ value, name }) => ({ value, text: name + countText(value) }));
  }, [states, late, chosen, words, language]);
  const territories = options.filter(({ value }) => TERRITORIES.has(value));
  return (
    <Select
      name="state"
      label={words.filters.state}
      value={chosen}
      options={[
        { value: '', text: words.filters.allStates },
        ...options.filter(({ value }) => !TERRITORIES.has(value)),
      ]}
      groups={territories.length > 0 ? [{ label: words.filters.territories, options: territories }] : []}
      onChoose={(value) => changeDraft({ state: value, city: '' })}
    />
  );
});

/** Plan field. Choosing a plan also drops a network that the plan does not have. */
export const PlanField = memo(() => {
  const words = useFinderWords();
  const { plan: chosen, network } = useHospitalFilter(({ draft }) => draft);
  return (
    <Select
      name={PLAN_PARAMETER}
      label={words.filters.myPlan}
      value={chosen}
      options={[
        { value: '', text: words.filters.anyPlan },
        ...PLANS.map((plan) => ({ value: plan, text: planName(plan) })),
      ]}
      onChoose={(value) => {
        const plan = planNamed(value);
        changeDraft({ plan, network: networksOf(plan).find((known) => known === network) ?? '' });
      }}
    />
  );
});

/** The count is an accessible description, not part of the accessible name. Its line is reserved before the count is known. */
export const NetworkField = memo(({ counts }: { readonly counts: NetworkCounts | undefined }) => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const { network: chosen, plan } = useHospitalFilter(({ draft }) => draft);
  const id = useId();
  const option = (value: Network | '', text: string) => {
    const count = counts && (value === '' ? countAll(counts) : counts[value]);
    return {
      value,
      text: (
        <>
          {text}
          <small className={styles.count} aria-hidden>
            {count === undefined ? '\u00a0' : formatNumber(language, count)}
          </small>
          <small id={id + value} hidden>
            {count !== undefined && plural(language, words.results.count, count)}
          </small>
        </>
      ),
      describedBy: id + value,
    };
  };
  return (
    <Segments
      name="network"
      legend={words.filters.network}
      value={chosen}
      options={[
        option('', words.filters.noNetwork),
        ...networksOf(plan).map((network) => option(network, networkName(network))),
      ]}
      onChoose={(value) => changeDraft({ network: value })}
    />
  );
});

export const EmergencyField = () => {
  const { emergency: label } = useFinderWords().filters;
  const checked = useHospitalFilter(({ draft }) => draft.emergency);
  const box = useRef<HTMLInputElement>(null);
  const choose = (emergency: boolean): void => changeDraft({ emergency });
  useValueBeforeHydration(checked, () => box.current?.checked, choose);
  return (
    <label className="inline-row gap-3">
      <input
        ref={box}
        type="checkbox"
        name="er"
        value="1"
        checked={checked}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
};
