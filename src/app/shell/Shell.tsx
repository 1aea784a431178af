import { Siren } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import { lazySection } from '#components/lazy/LazySection.tsx';
import type { ShellWords } from '#content/words/words.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import contact from './Contact.module.css';
import { Header } from './Header.tsx';
import { EmergencyOverlay, OverlayButton } from './overlays/Overlay.tsx';
import styles from './Shell.module.css';

const Footer = lazySection('shell-footer', async () => (await import('./Footer.tsx')).Footer);

export interface ShellProps {
  readonly words: ShellWords;
  readonly page: PageId;
  readonly children: ReactNode;
}

export const Shell = ({ words, page, children }: ShellProps) => (
  <>
    <a className={styles.skip} href="#content">
      {words.skip}
    </a>
    <Header words={words} ground={PAGES[page].ground} />
    <main id="content" tabIndex={-1} className={styles.main} data-ground={PAGES[page].ground}>
      {children}
    </main>
    <Footer words={words} page={page} />
    {/* On phones. */}
    <aside className={contact.emergency} aria-label={words.emergency.open}>
      <OverlayButton words={words} Overlay={EmergencyOverlay} className={contact.emergencyButton}>
        {words.emergency.open} <Icon of={Siren} size={20} />
      </OverlayButton>
    </aside>
  </>
);
