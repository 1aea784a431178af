import { Link } from 'react-router-dom';
import { Arcs } from '#components/Arcs.tsx';
import { buttonClass } from '#components/Button.tsx';
import type { NotFoundWords } from '#content/words/words.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './NotFoundPage.module.css';
import { PageHead } from './PageHead.tsx';

/** 404 page for unknown addresses. */
const NotFoundPage = ({ words }: { readonly words: NotFoundWords }) => {
  const sitePath = useSitePath();
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={words.title} description={words.description} unlisted />
      <Arcs className={styles.arcs} count={6} />
      <h1 tabIndex={-1}>{words.heading}</h1>
      <p>{words.body}</p>
      <p className="cluster gap-3 justify-center">
        <Link className={buttonClass('solid')} to={sitePath('/hospitals')}>
          {words.hospitals}
        </Link>
        <Link className={buttonClass('outline')} to={sitePath('/')}>
          {words.home}
        </Link>
      </p>
    </div>
  );
};

export default NotFoundPage;
