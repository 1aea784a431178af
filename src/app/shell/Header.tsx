import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { brand } from '#content/facts.ts';
import type { ShellWords } from '#content/words.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './Header.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Wordmark } from './Wordmark.tsx';

export const Header = ({ words }: { readonly words: ShellWords }): ReactNode => {
  const sitePath = useSitePath();
  return (
    <header className={styles.header}>
      <div className={`page ${styles.bar}`}>
        <Link to={sitePath('/')} className={styles.brand ?? ''} aria-label={`${brand.name}: ${words.home}`}>
          <Wordmark />
        </Link>
        <nav className={styles.menu} aria-label={words.mainMenu}>
          <NavLink to={sitePath('/')} end>
            {words.home}
          </NavLink>
          <NavLink to={sitePath('/hospitals')}>{words.hospitals}</NavLink>
          <a href="#footer">{words.contact}</a>
        </nav>
        <LanguageMenu words={words} />
      </div>
    </header>
  );
};
