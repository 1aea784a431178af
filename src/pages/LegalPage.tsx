import { ChevronDown, Link as LinkIcon, Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#components/Button.tsx';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { Body, type BodyTree, nodesOf } from '#content/body.ts';
import type { Article } from '#content/page-content.ts';
import type { LegalWords } from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { type LegalPageId, PAGES } from '#domain/page.ts';
import { usePageLanguage } from '#stores/language.ts';
import { sharedPath } from '#stores/shared-address.ts';
import styles from './LegalPage.module.css';
import { PageHead } from './PageHead.tsx';

const LEGAL: readonly LegalPageId[] = ['terms', 'secure', 'privacy', 'accessibility'];

export interface LegalPageProps {
  readonly words: LegalWords;
  readonly page: LegalPageId;
  readonly article: Article;
  readonly htmlOnly?: { readonly text: BodyTree } | undefined;
}

/** /terms, /secure, /privacy, /accessibility: a legal text with links to its sections and a print button. */
const LegalPage = ({ words, page, article, htmlOnly }: LegalPageProps) => {
  const language = usePageLanguage();
  const said = useCopiedSection(words, page);
  useOpenContents();
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={article.title} description={article.description} />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{article.title}</h1>
        {article.effective !== undefined && (
          <p>{fill(words.effective, { date: formatDate(language, article.effective) })}</p>
        )}
        <Button look="outline" className="no-print" onClick={() => print()}>
          <Printer size={18} /> {words.print}
        </Button>
      </header>
      <StaticSection id="article">
        {__PRERENDER__ && htmlOnly && (
          <>
            <LegalText words={words} text={htmlOnly.text} />
            <OtherPages words={words} page={page} />
          </>
        )}
      </StaticSection>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </div>
  );
};

/** Copies the address of a section, in the page's language, when its link is clicked. Returns the text to announce. */
const useCopiedSection = (words: LegalWords, page: LegalPageId): string => {
  const address = sharedPath(usePageLanguage(), PAGES[page].path, new URLSearchParams());
  const [said, setSaid] = useState('');
  useEffect(() => {
    const copy = async (event: MouseEvent): Promise<void> => {
      const { target } = event;
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-copied]') : null;
      if (link === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
      // Keeps focus and scroll position.
      event.preventDefault();
      history.replaceState(history.state, '', link.hash);
      try {
        await navigator.clipboard.writeText(new URL(address + link.hash, location.origin).href);
        link.dataset.copied = words.copied;
        setSaid(words.copied);
      } catch {
        // The address bar shows the link.
      }
    };
    const follow = (event: MouseEvent): void => void copy(event);
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [address, words.copied]);
  return said;
};

const CONTENTS = 'contents';

/** Sets `open` in wide viewports, where CSS always shows the contents. The same condition as in LegalPage.module.css. */
const useOpenContents = (): void => {
  useEffect(() => {
    if (matchMedia('(width > 64em)').matches) document.getElementById(CONTENTS)?.setAttribute('open', '');
  }, []);
};

/** Splits the text at its headings. Ids are the same in every language, so that links work after a language change. */
const sectionsOf = (tree: BodyTree) => {
  const starts = tree.flatMap((node, at) =>
    typeof node !== 'string' && node.tag === 'h2' ? [{ heading: nodesOf(node.children), at }] : [],
  );
  return {
    lead: tree.slice(0, starts[0]?.at),
    sections: starts.map(({ heading, at }, index) => ({
      id: `section-${index + 1}`,
      number: index + 1,
      heading,
      body: tree.slice(at + 1, starts[index + 1]?.at),
    })),
  };
};

const LegalText = ({ words, text }: { readonly words: LegalWords; readonly text: BodyTree }) => {
  const { lead, sections } = sectionsOf(text);
  return (
    <div className={styles.columns}>
      <details id={CONTENTS} className={`no-print ${styles.contents}`}>
        <summary>
          {words.contents} <ChevronDown size={18} className="turns" />
        </summary>
        <nav aria-label={words.contents}>
          <ol>
            {sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
      </details>
      <div className={styles.article}>
        <Body tree={lead} className={styles.text} />
        {sections.map(({ id, number, heading, body }) => (
          <section key={id} id={id} className={styles.section}>
            <h2>
              <span className={styles.number}>{number}.</span> {heading}
              <a
                href={`#${id}`}
                className={`no-print ${styles.link}`}
                aria-label={fill(words.copyLink, { number: String(number) })}
                data-copied=""
              >
                <LinkIcon size={18} />
              </a>
            </h2>
            <Body tree={body} className={styles.text} />
          </section>
        ))}
      </div>
    </div>
  );
};

const OtherPages = ({ words, page }: Pick<LegalPageProps, 'words' | 'page'>) => (
  <nav className={styles.others} aria-labelledby="other-legal-pages">
    <h2 id="other-legal-pages">{words.others}</h2>
    <ul role="list">
      {LEGAL.filter((other) => other !== page).map((other) => (
        <li key={other}>
          <SiteLink to={PAGES[other].path}>{words[other]}</SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);

export default LegalPage;
