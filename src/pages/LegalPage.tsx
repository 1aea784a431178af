import { Printer } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { Body, type BodyTree } from '#content/body.ts';
import type { Article } from '#content/page-content.ts';
import type { LegalWords } from '#content/words/words.ts';
import { fill, formatDate } from '#domain/format.ts';
import { type LegalPageId, PAGES } from '#domain/page.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import styles from './LegalPage.module.css';
import { PageHead } from './PageHead.tsx';

const LEGAL: readonly LegalPageId[] = ['terms', 'secure', 'privacy', 'accessibility'];

export interface LegalPageProps {
  readonly words: LegalWords;
  readonly page: LegalPageId;
  readonly article: Article;
  readonly htmlOnly?: { readonly text: BodyTree } | undefined;
}

/** /terms, /secure, /privacy, /accessibility: a text to read or to print. */
const LegalPage = ({ words, page, article, htmlOnly }: LegalPageProps) => {
  const language = usePageLanguage();
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={article.title} description={article.description} />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{article.title}</h1>
        {article.effective !== undefined && (
          <p>{fill(words.effective, { date: formatDate(language, article.effective) })}</p>
        )}
        <Button look="outline" className="no-print" onClick={() => print()}>
          <Icon of={Printer} size={18} /> {words.print}
        </Button>
      </header>
      <StaticSection id="article">
        {__PRERENDER__ && <Body tree={htmlOnly?.text ?? []} className={styles.text} />}
      </StaticSection>
      <OtherPages words={words} page={page} />
    </div>
  );
};

const OtherPages = ({ words, page }: Pick<LegalPageProps, 'words' | 'page'>) => {
  const sitePath = useSitePath();
  return (
    <nav className={styles.others} aria-labelledby="other-legal-pages">
      <h2 id="other-legal-pages">{words.others}</h2>
      <ul role="list">
        {LEGAL.filter((other) => other !== page).map((other) => (
          <li key={other}>
            <Link to={sitePath(PAGES[other].path)}>{words[other]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export default LegalPage;
