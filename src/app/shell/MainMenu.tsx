import { ChevronDown } from 'lucide-react';
import { NavLink, useLocation } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import { brand } from '#content/facts.ts';
import type { ShellWords } from '#content/words/words.ts';
import { splitPath } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './MainMenu.module.css';

export interface MainMenuProps {
  readonly words: ShellWords;
  readonly panelOpen: boolean;
  readonly openPanel: () => void;
}

export const MainMenu = ({ words, panelOpen, openPanel }: MainMenuProps) => {
  const sitePath = useSitePath();
  const { path } = splitPath(useLocation().pathname);
  const isInPanel = [...PLANS, 'comparePlans' as const, 'forms' as const].some(
    (page) => PAGES[page].path === path,
  );
  return (
    <nav className={styles.menu} aria-label={words.mainMenu}>
      <NavLink to={sitePath(path === '/home' ? path : PAGES.home.path)} end>
        {words.nav.home}
      </NavLink>
      <NavLink to={sitePath(PAGES.about.path)}>{words.nav.about}</NavLink>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={panelOpen}
        data-here={isInPanel}
        onClick={openPanel}
      >
        {words.nav.products} <Icon of={ChevronDown} size={16} />
      </button>
      <NavLink to={sitePath(PAGES.hospitals.path)}>{words.nav.hospitals}</NavLink>
      <NavLink to={sitePath(PAGES.afCare.path)}>{brand.careProgramme}</NavLink>
      <a href="#footer">{words.nav.contact}</a>
    </nav>
  );
};
