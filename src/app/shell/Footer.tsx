import { Link, useLocation } from 'react-router-dom';
import { Arcs } from '#components/Arcs.tsx';
import { buttonClass } from '#components/Button.tsx';
import { StaticSection } from '#components/lazy/StaticSection.tsx';
import { brand, planName } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import { certificateOf } from '#domain/certificate.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import styles from './Footer.module.css';
import { ConsultantOverlay } from './overlays/ConsultantDialog.tsx';
import { OverlayButton } from './overlays/Overlay.tsx';

/** Returns a code, unique by page and language. It includes the name of a state or plan: "STA-TEXAS-EN", "COC-OPTIMA-ES". */
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
        <div className={styles.contacts}>
          <TalkBlock words={words} />
          <StaticSection id="contacts">{__PRERENDER__ && <Contacts words={words} />}</StaticSection>
        </div>
        <StaticSection id="footer-links">
          {__PRERENDER__ && (
            <>
              <FooterLinks words={words} />
              <p className={styles.eligibility}>{words.footer.eligibility}</p>
            </>
          )}
        </StaticSection>
        <div className={styles.legal}>
          <p>{fill(words.footer.copyright, { brand: brand.name })}</p>
          <LegalLinks words={words} page={page} />
          <p>{fill(words.footer.pageCode, { code })}</p>
        </div>
      </div>
    </footer>
  );
};

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

const FooterLinks = ({ words: { footer, nav } }: { readonly words: ShellWords }) => {
  const sitePath = useSitePath();
  /** `anchors`: link texts by the id of their target on the page. */
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
            { to: sitePath(PAGES.afCare.path), text: brand.careProgram },
            { to: sitePath(PAGES.comparePlans.path), text: footer.compare },
            { to: sitePath(PAGES.forms.path), text: footer.forms },
          ]}
        />
      </div>
    </nav>
  );
};

type LegalLinksProps = { readonly words: ShellWords; readonly page: PageId };

/** Links to the legal pages; on the about page also to the sources of its claims. */
const LegalLinks = ({ words: { footer }, page }: LegalLinksProps) => {
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

const TalkBlock = ({ words }: { readonly words: ShellWords }) => (
  <div className="stack gap-3 content-start no-print">
    <h2>{words.footer.talk}</h2>
    <p>{words.consultant.lead}</p>
    <div>
      <OverlayButton words={words} Overlay={ConsultantOverlay} className={buttonClass('outline')}>
        {words.consultant.open}
      </OverlayButton>
    </div>
  </div>
);

const Contacts = ({ words }: { readonly words: ShellWords }) => (
  <dl className={styles.lines}>
    <div>
      <dt className="label">{words.footer.address}</dt>
      <dd>{brand.address.join(', ')}</dd>
    </div>
    {contactsOf(words).map(({ label, links }) => (
      <div key={label}>
        <dt className="label">{label}</dt>
        {links.map(({ href, text }) => (
          <dd key={href}>
            <a href={href}>{text}</a>
          </dd>
        ))}
      </div>
    ))}
  </dl>
);

const contactsOf = ({ footer }: ShellWords) => {
  const { telephones, chat, emails } = brand;
  const mail = (email: string) => [{ href: `mailto:${email}`, text: email }];
  return [
    {
      label: footer.telephones,
      links: telephones.map((text) => ({ href: `tel:${text.replaceAll(' ', '')}`, text })),
    },
    { label: footer.chat, links: [{ href: chat, text: footer.chatLink }] },
    { label: footer.general, links: mail(emails.general) },
    { label: footer.sales, links: mail(emails.sales) },
    { label: footer.medical, links: mail(emails.medical) },
  ];
};
