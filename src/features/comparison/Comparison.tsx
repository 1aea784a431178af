import { Printer, X } from 'lucide-react';
import {
  type ComponentType,
  memo,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router-dom';
import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import { loadVocabulary } from '#benefits/load-vocabulary.ts';
import { type BenefitVocabulary, withWords } from '#benefits/search.ts';
import { Button } from '#components/Button.tsx';
import { lazySection } from '#components/lazy/LazySection.tsx';
import { lazyComponent, useLazyComponent } from '#components/lazy/lazy-component.ts';
import { ShareLink } from '#components/ShareLink.tsx';
import type { ComparePlansWords } from '#content/words/words.ts';
import { type ComparisonChoice, NOTHING_CHOSEN } from '#domain/comparison.ts';
import { localDay } from '#domain/dates.ts';
import { fill, formatDate } from '#domain/format.ts';
import type { Plan } from '#domain/plan.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { choiceFrom } from '#stores/comparison-address.ts';
import { usePageLanguage } from '#stores/language.ts';
import { BenefitTables } from './BenefitTables.tsx';
import styles from './Comparison.module.css';
import { ComparisonPanel } from './ComparisonPanel.tsx';
import { comparisonShown, comparisonStatus } from './comparison-shown.ts';
import printedNoteStyles from './PrintedComparisonNote.module.css';
import {
  type ComparisonControl,
  isChosen,
  OPTIONS,
  useComparison,
  useComparisonPath,
} from './use-comparison.ts';

const CoverageNotes = lazySection(
  'coverage-notes',
  async () => (await import('./CoverageNotes.tsx')).CoverageNotes,
);

/** If this chunk does not load, the status line still reports that there are no results. */
const searchNone = lazyComponent(async () => (await import('./SearchNone.tsx')).SearchNone);

const CARRIED = ['plans', 'category', 'differencesOnly', 'query', 'option', 'start'] as const;

interface ComparisonProps {
  readonly words: ComparePlansWords;
  readonly benefits: readonly BenefitGroupText[];
  readonly Foot: ComponentType<{ readonly plans: readonly Plan[] }>;
}

export const Comparison = ({ words, benefits, Foot }: ComparisonProps) => {
  const isReady = useHydrated();
  const { choice, choose } = useComparison(CARRIED);
  // Controls react first, because the tables take longer to render.
  const shown = useDeferredValue(choice);
  const said = useLandOnResult(isReady);
  const panel = useRef<HTMLFormElement>(null);
  // On Enter, moves past the controls only if they fill the screen.
  const showResult = (): void => {
    const top = said.current?.getBoundingClientRect().top ?? 0;
    if (top > innerHeight / 2) goToResult(said.current);
  };
  const reset = useCallback((): void => {
    choose(NOTHING_CHOSEN);
    // The pressed button disappears.
    panel.current?.focus();
  }, [choose]);
  return (
    <div className={styles.comparison} data-phase={isReady ? 'ready' : 'first'}>
      <ComparisonPanel {...{ words, benefits, choice, choose }} ref={panel} onSubmit={showResult} />
      <Results {...{ words, benefits, Foot, choose, reset, isReady, said }} written={shown} />
    </div>
  );
};

interface ResultsProps extends ComparisonProps, Pick<ComparisonControl, 'choose'> {
  readonly written: ComparisonChoice;
  readonly reset: () => void;
  readonly isReady: boolean;
  /** Receives the element of the status line. */
  readonly said: RefObject<HTMLParagraphElement | null>;
}

/** Status line, tables and notes. */
const Results = memo(({ words, benefits, Foot, written, choose, reset, isReady, said }: ResultsProps) => {
  const language = usePageLanguage();
  const searchable = useSearchable(benefits, written.query !== '');
  // Ignores the query until the vocabulary is loaded.
  const choice = searchable === undefined ? { ...written, query: '' } : written;
  const shown = comparisonShown(searchable ?? benefits, choice);
  const [rows, ...facts] = comparisonStatus(words.status, language, benefits, choice, shown);
  const { groups, plans, open } = shown;
  const path = useComparisonPath(choice);
  const { Component: SearchNone } = useLazyComponent(searchNone, shown.count === 0);
  const tables = { words: words.coverage, groups, plans, choice, open, foot: <Foot plans={plans} /> };
  return (
    <div className={styles.results}>
      <div className={styles.header}>
        <p role="status" tabIndex={-1} ref={said}>
          <strong>{rows}</strong> {facts.join(' ')}
        </p>
        <div className={styles.actions}>
          {isChosen(choice) && (
            <Button look="quiet" onClick={reset}>
              <X size={18} /> {words.controls.reset}
            </Button>
          )}
          <ShareLink
            words={words.share}
            title={words.title}
            path={path}
            write={(address) => [`${words.title}.`, rows, ...facts, address].join(' ')}
          >
            <Button look="quiet" onClick={() => print()}>
              <Printer size={18} /> {words.share.print}
            </Button>
          </ShareLink>
        </div>
      </div>
      {shown.count === 0 ? (
        SearchNone && <SearchNone {...{ words, benefits: searchable ?? benefits, choice, shown, choose }} />
      ) : (
        <>
          <BenefitTables {...tables} onReveal={(category) => choose({ category })} level={2} />
          <CoverageNotes {...tables} />
        </>
      )}
      {/* In print only. The prerendered page knows neither date nor address. */}
      {isReady && (
        <p className={printedNoteStyles.paper}>
          {fill(words.paper, { date: formatDate(language, localDay()) })} {location.origin + path}
        </p>
      )}
    </div>
  );
});

const goToResult = (said: HTMLElement | null): void => {
  said?.focus({ preventScroll: true });
  said?.scrollIntoView();
};

/** Key of the history entry of the page load. Entries created by the site's own links have other keys. */
const FIRST_ENTRY = 'default';
let hasLanded = false;

/** On page load with a choice in the address, moves past the controls to the result summary. */
const useLandOnResult = (isReady: boolean): RefObject<HTMLParagraphElement | null> => {
  const said = useRef<HTMLParagraphElement>(null);
  const { key, search, hash } = useLocation();
  const land = useEffectEvent(() => {
    if (hasLanded) return;
    hasLanded = true;
    const asked = choiceFrom(new URLSearchParams(search), OPTIONS);
    // Does not move a reader who has already scrolled, or whose scroll position the browser has restored.
    if (key !== FIRST_ENTRY || hash !== '' || scrollY > 0 || !isChosen(asked)) return;
    goToResult(said.current);
  });
  useEffect(() => {
    if (isReady) land();
  }, [isReady]);
  return said;
};

/** Undefined until a search has started and the vocabulary is loaded. */
const useSearchable = (
  benefits: readonly BenefitGroupText[],
  isSearching: boolean,
): readonly BenefitGroupText[] | undefined => {
  const [words, learn] = useState<BenefitVocabulary>();
  useEffect(() => {
    if (isSearching) void loadVocabulary().then(learn);
  }, [isSearching]);
  return useMemo(() => words && withWords(benefits, words), [benefits, words]);
};
