import { StaticSection } from '#components/lazy/StaticSection.tsx';
import type { AboutNotesWords } from '#content/words/words.ts';
import { FootnoteList } from '#features/about/FootnoteList.tsx';
import styles from './AboutNotesPage.module.css';
import { PageHead } from './PageHead.tsx';

/** /about-notes: the sources of the claims of /about. */
const AboutNotesPage = ({ words }: { readonly words: AboutNotesWords }) => (
  <>
    <PageHead title={words.title} description={words.description} />
    <StaticSection id="content">
      {__PRERENDER__ && (
        <div className={styles.sheet}>
          <div className="page stack gap-4">
            <h1 tabIndex={-1}>{words.heading}</h1>
            <p className={styles.lead}>{words.lead}</p>
            <FootnoteList words={words} />
          </div>
        </div>
      )}
    </StaticSection>
  </>
);

export default AboutNotesPage;
