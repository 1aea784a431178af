import type { ReactNode } from 'react';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './QuickBar.module.css';
import { CARE_SERVICES } from './services.ts';
import { useCareWords } from './words.ts';

export interface QuickBarProps {
  /** Anchor of the section in view. */
  readonly inView: string | undefined;
}

/** At the foot of every service's screen: the way to the others, and the page's code. */
export const QuickBar = ({ inView }: QuickBarProps): ReactNode => {
  const words = useCareWords();
  const language = usePageLanguage();
  const code = `${PAGES.afCare.code}-${LANGUAGE_TABLE[language].pdf}`;
  if (!CARE_SERVICES.some(({ anchor }) => anchor === inView)) return null;
  return (
    <nav className={styles.bar} aria-label={words.jumpOn}>
      <div className={`page ${styles.inner}`}>
        <ul role="list">
          {CARE_SERVICES.map(({ service, anchor }) => (
            <li key={service}>
              <a href={`#${anchor}`} aria-current={anchor === inView ? 'location' : undefined}>
                {words[service].name}
              </a>
            </li>
          ))}
        </ul>
        <p className={styles.code}>{fill(words.pageCode, { code })}</p>
      </div>
    </nav>
  );
};
