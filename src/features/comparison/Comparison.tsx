import { type ComponentType, type ReactNode, useRef } from 'react';
import { lazySection } from '#components/LazySection.tsx';
import { lazyComponent, useLazyComponent } from '#components/lazy-component.ts';
import type { BenefitGroupText } from '#content/benefit-text.ts';
import type { ComparePlansWords } from '#content/words/words.ts';
import { NOTHING_CHOSEN } from '#domain/comparison.ts';
import type { Plan } from '#domain/plan.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { useTyped } from '#hooks/use-typed.ts';
import { usePageLanguage } from '#stores/language.ts';
import { BenefitTables } from './BenefitTables.tsx';
import styles from './Comparison.module.css';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import { comparisonShown } from './comparison-shown.ts';
import { comparisonStatus } from './comparison-status.ts';
import { ShareComparison } from './ShareComparison.tsx';
import { useComparison } from './use-comparison.ts';
import { useSearchable } from './use-searchable.ts';

const CoverageNotes = lazySection(
  'coverage-notes',
  async () => (await import('./CoverageNotes.tsx')).CoverageNotes,
);

/** Shown when no row is left. Without it the status line still says so. */
const searchNone = lazyComponent(async () => (await import('./SearchNone.tsx')).SearchNone);

/** Printed only. */
const comparisonPaper = lazyComponent(async () => (await import('./ComparisonPaper.tsx')).ComparisonPaper);

/** This page knows every part of a choice. */
const CARRIED = ['plans', 'category', 'differencesOnly', 'query', 'option', 'start'] as const;

export interface ComparisonProps {
  readonly words: ComparePlansWords;
  readonly benefits: readonly BenefitGroupText[];
  /** Further rows at the foot of the first open table. */
  readonly Foot: ComponentType<{ readonly plans: readonly Plan[] }>;
}

/** The controls, a line that says what is shown, and the tables. */
export const Comparison = ({ words, benefits, Foot }: ComparisonProps): ReactNode => {
  const language = usePageLanguage();
  const isReady = useHydrated();
  const { choice: written, choose } = useComparison(CARRIED);
  const search = useTyped(written.query, (query) => choose({ query }));
  const searchable = useSearchable(benefits, written.query !== '');
  // Nothing is searched before the words are here.
  const choice = searchable === undefined ? { ...written, query: '' } : written;
  const shown = comparisonShown(searchable ?? benefits, choice);
  const [rows, ...facts] = comparisonStatus(words.status, language, benefits, choice, shown);
  const { groups, plans, open } = shown;
  const { Component: SearchNone } = useLazyComponent(searchNone, shown.count === 0);
  const { Component: ComparisonPaper } = useLazyComponent(comparisonPaper, isReady);
  const tables = { words: words.coverage, groups, plans, choice, open, foot: <Foot plans={plans} /> };
  const searchFor = (query: string): void => {
    search.settle(query);
    choose({ query });
  };
  const panel = useRef<HTMLFormElement>(null);
  const reset = (): void => {
    search.settle('');
    choose(NOTHING_CHOSEN);
    // The button goes away with what it has cleared.
    panel.current?.focus();
  };
  return (
    <div className={styles.comparison} data-phase={isReady ? 'ready' : 'first'}>
      <ComparisonPanel {...{ words, benefits, choice, choose, search, searchFor }} ref={panel} />
      <div className={styles.results}>
        <div className={styles.header}>
          <p role="status">
            <strong>{rows}</strong> {facts.join(' ')}
          </p>
          <ShareComparison words={words} choice={choice} reset={reset} />
        </div>
        {shown.count === 0 ? (
          SearchNone && (
            <SearchNone {...{ words, benefits: searchable ?? benefits, choice, shown, choose, searchFor }} />
          )
        ) : (
          <>
            <BenefitTables {...tables} onReveal={(category) => choose({ category })} level={2} />
            <CoverageNotes {...tables} />
          </>
        )}
        {ComparisonPaper && <ComparisonPaper words={words} choice={choice} />}
      </div>
    </div>
  );
};
