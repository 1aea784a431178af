import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import styles from './AboutHero.module.css';
import { AboutScene } from './AboutScene.tsx';
import { useAboutWords } from './words.ts';

/** Who stands behind the plans, over a morning at sea; the arrow leads to the key figures. */
export const AboutHero = (): ReactNode => {
  const { hero } = useAboutWords();
  return (
    <div className={styles.hero}>
      <div className={`page ${styles.inner}`}>
        <h1 tabIndex={-1}>{hero.heading}</h1>
        <p className={styles.lead}>{hero.lead}</p>
        <a className={styles.arrow} href="#key-figures">
          <span className="cue-disc">
            <Icon of={ArrowDown} size={22} strokeWidth={1.75} />
          </span>
          {hero.arrow}
        </a>
      </div>
      <AboutScene className={styles.scene} />
    </div>
  );
};
