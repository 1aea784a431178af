import { Link } from 'react-router-dom';
import { brand, planName } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './Footer.module.css';

interface Column {
  readonly heading: string;
  readonly page: PageId;
  /** Anchors of the page, each with its words. */
  readonly anchors: Readonly<Record<string, string>>;
}

/** A column for home, for about and for each plan with their anchors, and one of everything else. */
export const FooterLinks = ({ words }: { readonly words: ShellWords }) => {
  const { footer, nav } = words;
  const columns: readonly Column[] = [
    { heading: nav.home, page: 'home', anchors: footer.homeLinks },
    { heading: nav.about, page: 'about', anchors: footer.aboutLinks },
    ...PLANS.map((plan) => ({ heading: planName(plan), page: plan, anchors: footer.planLinks })),
  ];
  return (
    <nav className={styles.columns} aria-label={footer.pages}>
      {columns.map((column) => (
        <LinkColumn key={column.page} {...column} />
      ))}
      <HelpColumn words={words} />
    </nav>
  );
};

const LinkColumn = ({ heading, page, anchors }: Column) => {
  const sitePath = useSitePath();
  const to = sitePath(PAGES[page].path);
  return (
    <div>
      <h3>
        <Link to={to}>{heading}</Link>
      </h3>
      <ul role="list">
        {Object.entries(anchors).map(([id, text]) => (
          <li key={id}>
            <Link to={`${to}#${id}`}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

const HelpColumn = ({ words: { footer } }: { readonly words: ShellWords }) => {
  const sitePath = useSitePath();
  const links = [
    { page: PAGES.faqs, text: footer.faqs },
    { page: PAGES.hospitals, text: footer.hospitals },
    { page: PAGES.afCare, text: brand.careProgramme },
    { page: PAGES.comparePlans, text: footer.compare },
    { page: PAGES.forms, text: footer.forms },
  ];
  return (
    <div>
      <h3>{footer.help}</h3>
      <ul role="list">
        {links.map(({ page, text }) => (
          <li key={page.path}>
            <Link to={sitePath(page.path)}>{text}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

export interface LegalLinksProps {
  readonly words: ShellWords;
  readonly page: PageId;
}

/** The legal pages; on the about page also the footnotes that source its claims. */
export const LegalLinks = ({ words: { footer }, page }: LegalLinksProps) => {
  const sitePath = useSitePath();
  const links = [
    { to: PAGES.terms.path, text: footer.terms },
    { to: PAGES.secure.path, text: footer.secure },
    { to: PAGES.privacy.path, text: footer.privacy },
    { to: PAGES.accessibility.path, text: footer.accessibility },
    ...(page === 'about' ? [{ to: PAGES.aboutNotes.path, text: footer.notes }] : []),
  ];
  return (
    <ul role="list" className={styles.legalLinks} aria-label={footer.legal}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <Link to={sitePath(to)}>{text}</Link>
        </li>
      ))}
    </ul>
  );
};
