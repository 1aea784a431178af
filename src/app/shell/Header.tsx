import { ChevronDown, Menu } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { brand } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import { splitPath } from '#domain/language.ts';
import type { HeaderGround } from '#domain/page.ts';
import { PAGES } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { useSitePath } from '#stores/language.ts';
import { useOverLight } from '#stores/over-light.ts';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import mainMenuStyles from './MainMenu.module.css';
import { MobileMenuOverlay } from './overlays/MobileMenuPanel.tsx';
import { OverlayButton } from './overlays/Overlay.tsx';
import { ProductsOverlay } from './overlays/ProductsPanel.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';
import { Wordmark } from './Wordmark.tsx';

type HeaderProps = { readonly words: ShellWords; readonly ground: HeaderGround };

/**
 * Transparent over the page's first section; white while hovered, focused or open, over a light section and on a scrolled page.
 * On a scrolled page only the menu row is visible.
 */
export const Header = ({ words, ground }: HeaderProps) => {
  const [panelOpen, setPanelOpen] = useState(false);
  const scrolled = useScrolled();
  const isOverLight = useOverLight((state) => state.isOverLight);
  const header = useRef<HTMLElement>(null);
  const openPanel = (): void => {
    const { bottom = 0 } = header.current?.getBoundingClientRect() ?? {};
    header.current?.style.setProperty('--under', `${bottom}px`);
    setPanelOpen(true);
  };
  return (
    <header
      ref={header}
      className={styles.header}
      data-ground={ground}
      data-white={scrolled || isOverLight || panelOpen || ground === 'white'}
    >
      <div className={`page ${styles.bar}`}>
        <div className={styles.services}>
          <ServiceLinks words={words} hasHelp />
        </div>
        <HomeLink words={words} />
        <MainMenu words={words} panelOpen={panelOpen} openPanel={openPanel} />
        <div className={styles.language}>
          <LanguageMenu words={words} />
        </div>
        <div className={styles.compact}>
          <OverlayButton
            words={words}
            Overlay={MobileMenuOverlay}
            className="icon-button"
            aria-label={words.menu}
            isExpandable
          >
            <Menu size={24} />
          </OverlayButton>
        </div>
      </div>
      <ProductsOverlay words={words} open={panelOpen} close={() => setPanelOpen(false)} />
    </header>
  );
};

const HomeLink = ({ words }: { readonly words: ShellWords }) => {
  const sitePath = useSitePath();
  return (
    <Link to={sitePath('/')} className={styles.brand ?? ''} aria-label={`${brand.name}: ${words.nav.home}`}>
      <Wordmark />
    </Link>
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

interface MainMenuProps {
  readonly words: ShellWords;
  readonly panelOpen: boolean;
  readonly openPanel: () => void;
}

const MainMenu = ({ words, panelOpen, openPanel }: MainMenuProps) => {
  const sitePath = useSitePath();
  const { path } = splitPath(useLocation().pathname);
  const isInPanel = [...PLANS, 'comparePlans' as const, 'forms' as const].some(
    (page) => PAGES[page].path === path,
  );
  return (
    <nav className={mainMenuStyles.menu} aria-label={words.mainMenu}>
      <NavLink to={sitePath(path === '/home' ? path : PAGES.home.path)} end>
        {words.nav.home}
      </NavLink>
      <NavLink to={sitePath(PAGES.about.path)}>{words.nav.about}</NavLink>
      <button
        type="button"
        className={mainMenuStyles.button}
        aria-haspopup="dialog"
        aria-expanded={panelOpen}
        data-here={isInPanel}
        onClick={openPanel}
      >
        {words.nav.products} <ChevronDown size={16} className="turns" />
      </button>
      <NavLink to={sitePath(PAGES.hospitals.path)}>{words.nav.hospitals}</NavLink>
      <NavLink to={sitePath(PAGES.afCare.path)}>{brand.careProgram}</NavLink>
      <a href="#footer">{words.nav.contact}</a>
    </nav>
  );
};
