import { ArrowUpRight, MessageCircle } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import { brand } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import { ConsultantOverlay, OverlayButton } from './overlays/Overlay.tsx';
import styles from './ServiceLinks.module.css';

export const ServiceLinks = ({ words }: { readonly words: ShellWords }) => (
  <ul role="list" className={styles.services} aria-label={words.services}>
    <li>
      <OverlayButton words={words} Overlay={ConsultantOverlay} className={styles.link}>
        <Icon of={MessageCircle} size={16} /> {words.consultant.open}
      </OverlayButton>
    </li>
    <li>
      <PortalLink href={brand.portals.client} text={words.clientPortal} />
    </li>
    <li>
      <PortalLink href={brand.portals.consultant} text={words.consultantPortal} />
    </li>
  </ul>
);

const PortalLink = ({ href, text }: { readonly href: string; readonly text: string }) => (
  <a href={href} className={styles.link}>
    {text} <Icon of={ArrowUpRight} size={16} />
  </a>
);
