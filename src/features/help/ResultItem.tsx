import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { FaqsWords } from '#content/words/words.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { usePageLanguage } from '#stores/language.ts';
import { sharedPath } from '#stores/shared-address.ts';
import type { HelpHit } from '#workers/contract.ts';
import { asking } from './help-query.ts';
import { Marked } from './Marked.tsx';
import styles from './SearchResults.module.css';

export interface ResultItemProps {
  readonly words: FaqsWords;
  /** What was searched for; it stays in the address beside the answer. */
  readonly text: string;
  readonly hit: HelpHit;
}

/** An answer that was found: its category, its question, which leads there, and the stretch that matched. */
export const ResultItem = ({ words, text, hit }: ResultItemProps): ReactNode => {
  const { search } = useLocation();
  const isForeign = hit.language !== usePageLanguage();
  const lang = isForeign ? LANGUAGE_TABLE[hit.language].tag : undefined;
  return (
    <li>
      <p className="hint semibold">{words.categories[hit.category]}</p>
      <h3>
        <Link to={{ search: asking(search, text), hash: `#${hit.id}` }} data-hit={hit.id}>
          {isForeign ? hit.here : <Marked of={hit.question} />}
        </Link>
      </h3>
      {isForeign && <FoundIn words={words} hit={hit} />}
      <p className={styles.excerpt} lang={lang}>
        <Marked of={hit.excerpt} />
      </p>
    </li>
  );
};

/** The question as it stands in the language whose words matched. */
const FoundIn = ({ words, hit }: Omit<ResultItemProps, 'text'>): ReactNode => {
  const { tag, hreflang } = LANGUAGE_TABLE[hit.language];
  const page = sharedPath(hit.language, PAGES.faqs.path, new URLSearchParams());
  return (
    <p className={styles.foreign}>
      {words.search.foundIn[hit.language]}{' '}
      <a href={`${page}#${hit.id}`} hrefLang={hreflang} lang={tag}>
        <Marked of={hit.question} />
      </a>
    </p>
  );
};
