import { TriangleAlert } from 'lucide-react';
import { Fragment, type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Button } from '#components/Button.tsx';
import type { FaqsWords } from '#content/words/words.ts';
import { CATEGORIES, type Category } from '#domain/category.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { usePageLanguage } from '#stores/language.ts';
import { sharedPath } from '#stores/shared-address.ts';
import type { HelpHit, MarkedText } from '#workers/contract.ts';
import { CategoryIcon } from './CategoryChoice.tsx';
import { SEARCH_FIELD } from './HelpSearchBox.tsx';
import { CATEGORY_ELEMENT, withSearchText } from './help-route.ts';
import styles from './SearchResults.module.css';
import { type Found, resultCount } from './use-help-search.ts';

interface SearchResultsProps {
  readonly words: FaqsWords;
  readonly found: Found;
  /** Id of the answer that the visitor returns from, or ''. */
  readonly last: string;
}

export const SearchResults = ({ words, found, last }: SearchResultsProps) => {
  const language = usePageLanguage();
  useResultFocus(last);
  return (
    <section className={styles.results} aria-labelledby="found">
      {found.answer.isDanger && (
        <p role="alert" className={styles.danger}>
          <TriangleAlert size={24} /> {found.words.danger}
        </p>
      )}
      <h2 id="found">{resultCount(language, found)}</h2>
      <ResultList words={words} found={found} hits={found.answer.hits} />
    </section>
  );
};

interface ResultListProps {
  readonly words: FaqsWords;
  /** `text` stays in the query string when an answer opens. */
  readonly found: Pick<Found, 'text' | 'words'>;
  readonly hits: readonly HelpHit[];
}

const ResultList = ({ words, found, hits }: ResultListProps) => {
  const { search } = useLocation();
  const language = usePageLanguage();
  const query = withSearchText(search, found.text);
  return (
    <ol role="list">
      {hits.map(({ id, category, question, localizedQuestion, excerpt, ...hit }) => {
        const { tag, hreflang } = LANGUAGE_TABLE[hit.language];
        const isForeign = hit.language !== language;
        const page = sharedPath(hit.language, PAGES.faqs.path, new URLSearchParams());
        return (
          <li key={`${id} ${hit.language}`}>
            <p className="hint semibold">{words.categories[category]}</p>
            <h3>
              <Link to={{ search: query, hash: `#${id}` }} data-hit={id}>
                {isForeign ? localizedQuestion : <Marked of={question} />}
              </Link>
            </h3>
            {/* Links to the question in the language in which the search matched. */}
            {isForeign && (
              <p className={styles.foreign}>
                {found.words.foundIn[hit.language]}{' '}
                <a href={`${page}#${id}`} hrefLang={hreflang} lang={tag}>
                  <Marked of={question} />
                </a>
              </p>
            )}
            <p className={styles.excerpt} lang={isForeign ? tag : undefined}>
              <Marked of={excerpt} />
            </p>
          </li>
        );
      })}
    </ol>
  );
};

export const Marked = ({ of: { text, marks } }: { readonly of: MarkedText }) => {
  const begins = [0, ...marks.map(([, to]) => to)];
  return begins.map((begin, index) => {
    const [from, to] = marks[index] ?? [text.length, text.length];
    return (
      <Fragment key={begin}>
        {text.slice(begin, from)}
        {to > from && <mark>{text.slice(from, to)}</mark>}
      </Fragment>
    );
  });
};

interface NoAnswerProps extends SearchResultsProps {
  readonly choose: (category: Category) => void;
  /** Contact options. */
  readonly children: ReactNode;
}

/** Maximum number of answers on related subjects. */
const RELATED = 4;

export const NoAnswer = ({ words, found, last, choose, children }: NoAnswerProps) => {
  const { none } = found.words;
  const { missing, nearest, hits } = found.answer;
  useResultFocus(last);
  return (
    <>
      <section className={styles.none} aria-labelledby="no-answer">
        <h2 id="no-answer" tabIndex={-1} data-none>
          {fill(none.heading, { text: missing })}
        </h2>
        <p>{none.lead}</p>
        {children}
        <p>{nearest.length > 0 ? none.nearest : none.all}</p>
        <ul role="list">
          {(nearest.length > 0 ? nearest : CATEGORIES).map((category) => (
            <li key={category}>
              <Button look="outline" onClick={() => choose(category)}>
                <CategoryIcon of={category} size={20} />
                {words.categories[category]}
              </Button>
            </li>
          ))}
        </ul>
      </section>
      {hits.length > 0 && (
        <section className={styles.results} aria-labelledby="related">
          <h2 id="related" className={styles.related}>
            {none.related}
          </h2>
          <ResultList words={words} found={found} hits={hits.slice(0, RELATED)} />
        </section>
      )}
    </>
  );
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Elements that the arrow keys move through, in tab order. */
const focusables = (): readonly HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(`#${SEARCH_FIELD}, [data-none], [data-hit]`),
];

/**
 * Arrow keys move through the results. When the visitor returns from an answer, focuses its result; the first if that answer is
 * none of them.
 */
const useResultFocus = (last: string): void => {
  useEffect(() => {
    const { activeElement: at, body } = document;
    if (last === '' || (at !== body && !at?.closest(CATEGORY_ELEMENT))) return;
    const followed = document.querySelector<HTMLElement>(`[data-hit="${last}"]`);
    (followed ?? document.querySelector<HTMLElement>('[data-hit]'))?.focus();
  }, [last]);
  useEffect(() => {
    const go = (event: KeyboardEvent): void => {
      const step = STEPS[event.key];
      const all = focusables();
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
