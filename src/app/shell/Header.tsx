import { Menu } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import { brand } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import type { HeaderGround } from '#domain/page.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MobileMenuOverlay, ProductsOverlay } from './overlays/Overlay.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';
import { Wordmark } from './Wordmark.tsx';

export interface HeaderProps {
  readonly words: ShellWords;
  /** Background of the page's first section, over which the header lies. */
  readonly ground: HeaderGround;
}

/** Transparent over the page's first section; white once it is used or the page is scrolled. */
export const Header = ({ words, ground }: HeaderProps) => {
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

const HomeLink = ({ words }: Pick<HeaderProps, 'words'>) => {
  const sitePath = useSitePath();
  return (
    <Link to={sitePath('/')} className={styles.brand ?? ''} aria-label={`${brand.name}: ${words.nav.home}`}>
      <Wordmark />
    </Link>
  );
};

const MobileMenu = ({ words }: Pick<HeaderProps, 'words'>) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <Icon of={Menu} size={24} />
      </button>
      <MobileMenuOverlay words={words} open={open} close={() => setOpen(false)} />
    </>
  );
};

const onScroll = (changed: () => void): (() => void) => {
  addEventListener('scroll', changed, { passive: true });
  return () => removeEventListener('scroll', changed);
};

const useScrolled = (): boolean =>
  useSyncExternalStore(
    onScroll,
    () => scrollY > 8,
    () => false,
  );
