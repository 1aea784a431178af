import { Arcs } from '#components/Arcs.tsx';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import type { NotFoundWords } from '#content/words/words.ts';
import styles from './NotFoundPage.module.css';
import { PageHead } from './PageHead.tsx';

/** 404 page for unknown addresses. */
const NotFoundPage = ({ words }: { readonly words: NotFoundWords }) => (
  <div className={`page ${styles.page}`}>
    <PageHead title={words.title} description={words.description} unlisted />
    <StaticSection id="content">
      {__PRERENDER__ && (
        <>
          <Arcs className={styles.arcs} count={6} />
          <h1 tabIndex={-1}>{words.heading}</h1>
          <p>{words.body}</p>
          <p className="cluster gap-3 justify-center">
            <SiteLink look="solid" to="/hospitals">
              {words.hospitals}
            </SiteLink>
            <SiteLink look="outline" to="/">
              {words.home}
            </SiteLink>
          </p>
        </>
      )}
    </StaticSection>
  </div>
);

export default NotFoundPage;
