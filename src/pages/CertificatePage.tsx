import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { planName } from '#content/facts.ts';
import type { CertificateWords } from '#content/words/certificate.ts';
import { certificateOf } from '#domain/certificate.ts';
import { fill } from '#domain/format.ts';
import { PAGES } from '#domain/page.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './CertificatePage.module.css';
import { PageHead } from './PageHead.tsx';

/** /COC-…-2025: one plan in one language. Its address never moves. */
const CertificatePage = ({ words }: { readonly words: CertificateWords }): ReactNode => {
  const sitePath = useSitePath();
  const id = certificateOf(useLocation().pathname)?.plan ?? 'superior';
  const plan = planName(id);
  return (
    <div className={`page ${styles.page}`}>
      <PageHead
        title={fill(words.title, { plan })}
        description={fill(words.description, { plan })}
        unlisted
      />
      <h1 tabIndex={-1}>{fill(words.heading, { plan })}</h1>
      <p>{fill(words.body, { plan })}</p>
      <p className={styles.ways}>
        <Link className={buttonClass('solid')} to={sitePath(PAGES[id].path)}>
          {fill(words.plan, { plan })}
        </Link>
        <Link className={buttonClass('outline')} to={sitePath(PAGES.comparePlans.path)}>
          {words.compare}
        </Link>
      </p>
    </div>
  );
};

export default CertificatePage;
