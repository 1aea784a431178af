import { ArrowUpRight, MessageCircle } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import { brand } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import { PAGES } from '#domain/page.ts';
import { useSitePath } from '#stores/language.ts';
import { ConsultantOverlay } from './overlays/ConsultantDialog.tsx';
import { OverlayButton } from './overlays/Overlay.tsx';
import styles from './ServiceLinks.module.css';

type ServiceLinksProps = { readonly words: ShellWords; readonly hasHelp?: boolean };

export const ServiceLinks = ({ words, hasHelp = false }: ServiceLinksProps) => (
  <ul role="list" className={styles.services} aria-label={words.services}>
    <li>
      <OverlayButton words={words} Overlay={ConsultantOverlay} className={styles.link}>
        <MessageCircle size={16} /> {words.consultant.open}
      </OverlayButton>
    </li>
    {hasHelp && (
      <li>
        <HelpLink text={words.footer.help} />
      </li>
    )}
    <li>
      <PortalLink href={brand.portals.client} text={words.clientPortal} />
    </li>
    <li>
      <PortalLink href={brand.portals.consultant} text={words.consultantPortal} />
    </li>
  </ul>
);

const HelpLink = ({ text }: { readonly text: string }) => (
  <NavLink to={useSitePath()(PAGES.faqs.path)} className={styles.link ?? ''}>
    {text}
  </NavLink>
);

const PortalLink = ({ href, text }: { readonly href: string; readonly text: string }) => (
  <a href={href} className={styles.link}>
    {text} <ArrowUpRight size={16} />
  </a>
);
