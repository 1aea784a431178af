import { Link } from 'react-router-dom';
import { brand, planName } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './Footer.module.css';

interface LinkListProps {
  readonly links: readonly { readonly to: string; readonly text: string }[];
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
}

const LinkList = ({ links, ...list }: LinkListProps) => (
  <ul role="list" {...list}>
    {links.map(({ to, text }) => (
      <li key={to}>
        <Link to={to}>{text}</Link>
      </li>
    ))}
  </ul>
);

export const FooterLinks = ({ words: { footer, nav } }: { readonly words: ShellWords }) => {
  const sitePath = useSitePath();
  /** `anchors`: ids on the page, each with its words. */
  const columnOf = (heading: string, page: PageId, anchors: Readonly<Record<string, string>>) => {
    const to = sitePath(PAGES[page].path);
    return (
      <div key={page}>
        <h3>
          <Link to={to}>{heading}</Link>
        </h3>
        <LinkList links={Object.entries(anchors).map(([id, text]) => ({ to: `${to}#${id}`, text }))} />
      </div>
    );
  };
  return (
    <nav className={styles.columns} aria-label={footer.pages}>
      {columnOf(nav.home, 'home', footer.homeLinks)}
      {columnOf(nav.about, 'about', footer.aboutLinks)}
      {PLANS.map((plan) => columnOf(planName(plan), plan, footer.planLinks))}
      <div>
        <h3>{footer.help}</h3>
        <LinkList
          links={[
            { to: sitePath(PAGES.faqs.path), text: footer.faqs },
            { to: sitePath(PAGES.hospitals.path), text: footer.hospitals },
            { to: sitePath(PAGES.afCare.path), text: brand.careProgramme },
            { to: sitePath(PAGES.comparePlans.path), text: footer.compare },
            { to: sitePath(PAGES.forms.path), text: footer.forms },
          ]}
        />
      </div>
    </nav>
  );
};

type LegalLinksProps = { readonly words: ShellWords; readonly page: PageId };

/** The legal pages; on the about page also the footnotes that source its claims. */
export const LegalLinks = ({ words: { footer }, page }: LegalLinksProps) => {
  const sitePath = useSitePath();
  const links = [
    { to: sitePath(PAGES.terms.path), text: footer.terms },
    { to: sitePath(PAGES.secure.path), text: footer.secure },
    { to: sitePath(PAGES.privacy.path), text: footer.privacy },
    { to: sitePath(PAGES.accessibility.path), text: footer.accessibility },
    ...(page === 'about' ? [{ to: sitePath(PAGES.aboutNotes.path), text: footer.notes }] : []),
  ];
  return <LinkList links={links} className={styles.legalLinks} aria-label={footer.legal} />;
};
