import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
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
  readonly name: LegalPageId;
  readonly article?: Article | undefined;
  /** Its text stands under its name. */
  readonly bodies?: Readonly<Record<string, BodyTree>> | undefined;
}

/** /terms, /secure, /privacy, /accessibility: a text to read or to print. */
const LegalPage = ({ words, name, article, bodies = {} }: LegalPageProps): ReactNode => {
  const language = usePageLanguage();
  const date = formatDate(language, article?.effective ?? '2025-01-01');
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={article?.title ?? words[name]} description={article?.description ?? ''} />
      <header className={styles.header}>
        <h1 tabIndex={-1}>{article?.title ?? words[name]}</h1>
        <p>{fill(words.effective, { date })}</p>
        <Button look="outline" className="no-print" onClick={() => print()}>
          <Icon of={Printer} size={18} /> {words.print}
        </Button>
      </header>
      <Body id={name} tree={bodies[name] ?? []} className={styles.text} />
      <OtherPages words={words} name={name} />
    </div>
  );
};

const OtherPages = ({ words, name }: Pick<LegalPageProps, 'words' | 'name'>): ReactNode => {
  const sitePath = useSitePath();
  return (
    <nav className={styles.others} aria-labelledby="other-legal-pages">
      <h2 id="other-legal-pages">{words.others}</h2>
      <ul role="list">
        {LEGAL.filter((other) => other !== name).map((other) => (
          <li key={other}>
            <Link to={sitePath(PAGES[other].path)}>{words[other]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};

export default LegalPage;
