import { useLocation } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { planName } from '#content/facts.ts';
import type { CertificateWords } from '#content/words/words.ts';
import { CERTIFICATE_YEAR, type Certificate, certificateFile, certificateOf } from '#domain/certificate.ts';
import { FILES_PATH } from '#domain/files.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './CertificatePage.module.css';
import { PageHead } from './PageHead.tsx';

const FIRST: Certificate = { plan: 'superior', code: 'EN' };

/**
 * /COC-…-2025: forwards to one plan's benefit summary in one language. The head of the page redirects to the PDF at once, with
 * and without script, and replaces the history entry of the page. Where PDFs are downloaded instead of shown, the page stays
 * visible. Its address is permanent.
 */
const CertificatePage = ({ words }: { readonly words: CertificateWords }) => {
  const certificate = certificateOf(useLocation().pathname) ?? FIRST;
  const facts = { plan: planName(certificate.plan), year: CERTIFICATE_YEAR };
  const { ownName } = LANGUAGE_TABLE[usePageLanguage()];
  const href = FILES_PATH + certificateFile(certificate);
  return (
    <div className={`page ${styles.page}`}>
      <PageHead title={fill(words.title, facts)} description={fill(words.description, facts)} unlisted />
      {/* The build moves this element into the head; browsers do not render it. */}
      {import.meta.env.SSR && <meta httpEquiv="refresh" content={`0; url=${href}`} />}
      <StaticSection id="content">
        {__PRERENDER__ && (
          <>
            <h1 tabIndex={-1}>{fill(words.heading, facts)}</h1>
            <p>{words.body}</p>
            <p className={styles.open}>
              <a className={buttonClass('solid')} href={href} type="application/pdf">
                {words.open}
              </a>
              <span>PDF · {ownName}</span>
            </p>
            <p>{words.prevails}</p>
            <p className={styles.ways}>
              <SiteLink look="outline" to={PAGES[certificate.plan].path}>
                {fill(words.plan, facts)}
              </SiteLink>
              <SiteLink look="outline" to={PAGES.comparePlans.path}>
                {words.compare}
              </SiteLink>
            </p>
          </>
        )}
      </StaticSection>
    </div>
  );
};

export default CertificatePage;
