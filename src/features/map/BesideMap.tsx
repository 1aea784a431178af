import type { ReactNode } from 'react';
import { formatNumber } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './BesideMap.module.css';
import type { MapState } from './map-states.ts';
import { Swatch } from './Swatch.tsx';

export interface BesideMapProps {
  readonly heading: string;
  readonly states: readonly MapState[];
  readonly names: Readonly<Record<string, string>>;
  readonly tabStop: string | undefined;
  readonly chosen: string;
}

/** States that the map is too small for, and territories, which are not on it: part of the same set of choices. */
export const BesideMap = ({ heading, states, names, tabStop, chosen }: BesideMapProps): ReactNode => {
  const language = usePageLanguage();
  if (states.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a set of options has no other element than select, which cannot stand round a map.
    <div role="group" aria-label={heading} className="stack gap-2">
      <p className="label" aria-hidden="true">
        {heading}
      </p>
      <div className={styles.list} role="none">
        {states.map(({ state, count, shade, name }) => (
          <div
            key={state}
            role="option"
            className={styles.option}
            aria-selected={state === chosen}
            tabIndex={state === tabStop ? 0 : -1}
            data-state={state}
          >
            <span className="visually-hidden">{name}</span>
            <Swatch shade={shade} />
            <span className={styles.name} aria-hidden="true">
              {names[state] ?? state}
            </span>
            <span className="tabular" aria-hidden="true">
              {formatNumber(language, count)}
            </span>
          </div>
        ))}
      </div>
    </div>
  );
};
