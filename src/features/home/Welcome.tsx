import { ArrowDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import type { HomeWords } from '#content/words/words.ts';
import { useSitePath } from '#stores/language.ts';
import { DawnScene } from './DawnScene.tsx';
import styles from './Welcome.module.css';

/** What the plans are for, over a dawn at sea; the arrow scrolls smoothly to the services. */
export const Welcome = ({ words }: { readonly words: HomeWords }): ReactNode => {
  const sitePath = useSitePath();
  return (
    <section className={styles.welcome}>
      <DawnScene className={styles.scene} />
      <div className={`page ${styles.inner}`}>
        <h2>{words.heading}</h2>
        <p className={styles.lead}>{words.lead}</p>
        <Link className={`${buttonClass('solid')} no-print`} to={sitePath('/hospitals')}>
          {words.findHospital}
        </Link>
        <Link className={styles.arrow} to="#services">
          <span className="cue-disc">
            <Icon of={ArrowDown} size={22} strokeWidth={1.75} />
          </span>
          {words.welcome.arrow}
        </Link>
      </div>
    </section>
  );
};
