import { memo } from 'react';
import { SiteLink } from '#components/SiteLink.tsx';
import { compareNames } from '#domain/fold.ts';
import { formatNumber, type PluralWords, plural } from '#domain/format.ts';
import { stateNameFrom, statePath } from '#domain/geography/state.ts';
import { usePageLanguage } from '#stores/language.ts';
import type { StateOption } from '#workers/contract.ts';
import styles from './StateLinks.module.css';

interface StateLinksProps {
  readonly states: readonly StateOption[];
  /** Names of states by postal code. */
  readonly names: Readonly<Record<string, string>>;
  readonly count: PluralWords;
  readonly here?: string;
}

export const StateLinks = memo(({ states, names, count, here }: StateLinksProps) => {
  const language = usePageLanguage();
  const links = states
    .map((option) => ({ ...option, name: stateNameFrom(names, option.state) }))
    .sort((a, b) => compareNames(a.name, b.name));
  return (
    <ul role="list" className={styles.links}>
      {links.map(({ state, name, count: hospitals }) => (
        <li key={state}>
          <SiteLink to={statePath(state)} aria-current={state === here ? 'page' : undefined}>
            {name}{' '}
            <span className="hint tabular">
              <span aria-hidden>{formatNumber(language, hospitals)}</span>
              <span className="visually-hidden">{plural(language, count, hospitals)}</span>
            </span>
          </SiteLink>
        </li>
      ))}
    </ul>
  );
});
