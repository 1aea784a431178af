import { prerender } from 'react-dom/static';
import { Arcs } from '#components/Arcs.tsx';
import { buttonClass } from '#components/Button.tsx';
import { ContactWays } from '#components/ContactWays.tsx';
import { emergencyWays } from '#content/emergency.ts';
import { brand, EMERGENCY_REPORT_HOURS, NOTIFY_HOURS, planName } from '#content/facts.ts';
import { ALL_WORDS } from '#content/words/all-words.ts';
import type { OfflinePageWords, ShellWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { type Language, pathIn } from '#domain/language.ts';
import { KEPT_ATTRIBUTE, OFFLINE_PAGES } from '#domain/offline.ts';
import { PAGES } from '#domain/page.ts';
import { Wordmark } from '../shell/Wordmark.tsx';
import styles from './Offline.module.css';

interface OfflinePageProps {
  readonly language: Language;
  readonly words: OfflinePageWords;
  readonly shell: ShellWords;
}

/** Link to the current address, which is that of the missing page: the offline page is shown there, and the link reloads it. */
const HERE = '';

const HOURS = { emergency: String(EMERGENCY_REPORT_HOURS), notify: String(NOTIFY_HOURS) };

/** Shown without a network instead of a page that is not cached. Works without scripts. */
const OfflinePage = ({ language, words, shell }: OfflinePageProps) => (
  <>
    <header className={`page ${styles.top}`}>
      <Wordmark />
    </header>
    <main className={`page ${styles.page}`}>
      <div className="stack gap-6">
        <Arcs className={styles.arcs} count={6} />
        <h1>{words.heading}</h1>
        <p>{words.body}</p>
        <p className="cluster gap-3">
          <a className={buttonClass('solid')} href={HERE}>
            {words.retry}
          </a>
        </p>
      </div>
      <div className="stack gap-6">
        <Urgent emergency={shell.emergency} />
        <KeptPages language={language} words={words} shell={shell} />
      </div>
    </main>
  </>
);

/** Links to pages, initially all hidden; the service worker shows the links to cached pages. */
const KeptPages = ({ language, words, shell }: OfflinePageProps) => {
  const names: Readonly<Record<(typeof OFFLINE_PAGES)[number], string>> = {
    home: shell.nav.home,
    hospitals: shell.footer.hospitals,
    superior: planName('superior'),
    optima: planName('optima'),
    vital: planName('vital'),
    comparePlans: shell.footer.compare,
    faqs: shell.footer.faqs,
    forms: shell.footer.forms,
  };
  return (
    <nav className={`links ${styles.kept}`} aria-labelledby="kept">
      <h2 id="kept">{words.kept}</h2>
      <ul role="list">
        {OFFLINE_PAGES.map((page) => {
          const path = pathIn(language, PAGES[page].path);
          return (
            <li key={page} hidden {...{ [KEPT_ATTRIBUTE]: path }}>
              <a href={path}>{names[page]}</a>
            </li>
          );
        })}
      </ul>
      <p className="hint">{fill(words.missing, { program: brand.careProgram })}</p>
    </nav>
  );
};

const Urgent = ({ emergency }: Pick<ShellWords, 'emergency'>) => (
  <section className={styles.urgent}>
    <h2>{emergency.heading}</h2>
    <p>{emergency.first}</p>
    <ContactWays ways={emergencyWays(emergency)} />
    <p>{fill(emergency.then, HOURS)}</p>
  </section>
);

/** Renders the offline page. `html`: the content of the body. */
export const renderOfflinePage = async (language: Language) => {
  const { offlinePage: words, shell } = ALL_WORDS[language];
  const { prelude } = await prerender(<OfflinePage language={language} words={words} shell={shell} />);
  return { title: words.title, html: await new Response(prelude).text() };
};
