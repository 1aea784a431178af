import { useLocation } from 'react-router-dom';
import { Arcs } from '#components/Arcs.tsx';
import { brand } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import { certificateOf } from '#domain/certificate.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { usePageLanguage } from '#stores/language.ts';
import { ContactBlock } from './ContactBlock.tsx';
import styles from './Footer.module.css';
import { FooterLinks, LegalLinks } from './FooterLinks.tsx';

/** Unique by page and language; a state's and a certificate's hold their names: "STA-TEXAS-EN", "COC-OPTIMA-ES". */
const usePageCode = (page: PageId): string => {
  const { pathname } = useLocation();
  const [, state] = /\/hospitals\/([a-z-]+)/.exec(pathname) ?? [];
  const named = page === 'state' ? state : page === 'certificate' ? certificateOf(pathname)?.plan : undefined;
  const name = named === undefined ? '' : `-${named.toUpperCase()}`;
  return `${PAGES[page].code}${name}-${LANGUAGE_TABLE[usePageLanguage()].pdf}`;
};

export const Footer = ({ words, page }: { readonly words: ShellWords; readonly page: PageId }) => {
  const code = usePageCode(page);
  return (
    <footer className={styles.footer} id="footer">
      <Arcs className={styles.arcs} count={9} />
      <div className="page stack gap-8 relative">
        <ContactBlock words={words} />
        <FooterLinks words={words} />
        <p className={styles.eligibility}>{words.footer.eligibility}</p>
        <div className={styles.legal}>
          <p>{fill(words.footer.copyright, { brand: brand.name })}</p>
          <LegalLinks words={words} page={page} />
          <p>{fill(words.footer.pageCode, { code })}</p>
        </div>
      </div>
    </footer>
  );
};
