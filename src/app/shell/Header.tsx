import { Menu } from 'lucide-react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import { brand } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import type { HeaderGround } from '#domain/page.ts';
import { useSitePath } from '#stores/language.ts';
import { useOverLight } from '#stores/over-light.ts';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MobileMenuOverlay, OverlayButton, ProductsOverlay } from './overlays/Overlay.tsx';
import { ServiceLinks } from './ServiceLinks.tsx';
import { Wordmark } from './Wordmark.tsx';

type HeaderProps = { readonly words: ShellWords; readonly ground: HeaderGround };

/** Transparent over the page's first section; white once it is used, over a light section, or on a scrolled page, and then one row. */
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
            <Icon of={Menu} size={24} />
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
