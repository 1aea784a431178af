import type { ReactNode } from 'react';
import { fill } from '#domain/format.ts';
import styles from './CareHero.module.css';
import { CareScene } from './CareScene.tsx';
import { CARE_SERVICES } from './services.ts';
import { PROGRAMME, useCareWords } from './words.ts';

/** The first screen: what the programme is, over an evening at sea, and the way to each service. */
export const CareHero = (): ReactNode => {
  const { hero } = useCareWords();
  return (
    <div className={styles.hero} id="care" data-screen>
      <div className={`page ${styles.inner}`}>
        <p className={styles.label}>{hero.label}</p>
        <h1 tabIndex={-1}>{fill(hero.heading, PROGRAMME)}</h1>
        <p className={styles.lead}>{hero.lead}</p>
        <QuickJump />
      </div>
      <CareScene className={styles.scene} />
    </div>
  );
};

const QuickJump = (): ReactNode => {
  const words = useCareWords();
  return (
    <nav aria-label={words.jump} className={styles.jump}>
      <ul role="list">
        {CARE_SERVICES.map(({ service, anchor }) => (
          <li key={service}>
            <a href={`#${anchor}`}>{words[service].name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
