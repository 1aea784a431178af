import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import type { HeaderGround } from '#domain/page.ts';
import { useScrolled } from '#hooks/use-scrolled.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { ProductsOverlay } from './overlays/Overlay.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';
import { Wordmark } from './Wordmark.tsx';

export interface HeaderProps {
  readonly words: ShellWords;
  /** What the page's first section looks like under the header. */
  readonly ground: HeaderGround;
}

/** Stands on the page's first section; white as soon as it is used or the page has moved. */
export const Header = ({ words, ground }: HeaderProps): ReactNode => {
  const [panelOpen, setPanelOpen] = useState(false);
  const scrolled = useScrolled();
  return (
    <header
      className={styles.header}
      data-ground={ground}
      data-white={scrolled || panelOpen || ground === 'white'}
    >
      <div className={`page ${styles.bar}`}>
        <div className={styles.services}>
          <ServiceLinks words={words} />
        </div>
        <div className={styles.language}>
          <LanguageMenu words={words} />
        </div>
        <HomeLink words={words} />
        <MainMenu words={words} panelOpen={panelOpen} openPanel={() => setPanelOpen(true)} />
        <div className={styles.compact}>
          <MobileMenu words={words} />
        </div>
      </div>
      <ProductsOverlay words={words} open={panelOpen} close={() => setPanelOpen(false)} />
    </header>
  );
};

const HomeLink = ({ words }: Pick<HeaderProps, 'words'>): ReactNode => {
  const sitePath = useSitePath();
  return (
    <Link to={sitePath('/')} className={styles.brand ?? ''} aria-label={`${brand.name}: ${words.nav.home}`}>
      <Wordmark />
    </Link>
  );
};
