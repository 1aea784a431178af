import { ArrowDown } from 'lucide-react';
import { Scene } from '#components/drawings/Scene.tsx';
import type { AboutWords } from '#content/words/words.ts';
import styles from './AboutHero.module.css';

export const AboutHero = ({ words: { hero } }: { readonly words: AboutWords }) => (
  <div className={styles.hero}>
    <div className={`page ${styles.inner}`}>
      <h1 tabIndex={-1}>{hero.heading}</h1>
      <p className={styles.lead}>{hero.lead}</p>
      <a className={styles.arrow} href="#key-figures">
        <span className="cue-disc">
          <ArrowDown size={22} strokeWidth={1.75} />
        </span>
        {hero.arrow}
      </a>
    </div>
    <AboutScene />
  </div>
);

const FAR_HILLS = 'M470 504C530 488 590 482 650 490S770 480 820 492 890 502 940 504Z';
const HEADLAND = 'M1190 504C1226 476 1262 476 1300 460S1384 424 1440 418V504Z';
const LIGHTHOUSE = 'M1388 438l6-80h24l6 80ZM1397 358v-17h18v17ZM1392 341l14-14 14 14Z';
const BANDS = 'M1393 378l1-12h24l1 12ZM1390 414l1-14h30l1 14Z';

const AboutScene = () => (
  <Scene
    className={styles.scene}
    tone="day"
    height={640}
    sun={[1080, 504]}
    light={[460, 350, 245, 150, 78]}
    land={
      <>
        <path d={FAR_HILLS} fill="color-mix(in oklab, var(--sand), var(--lagoon) 26%)" />
        <path d={HEADLAND} fill="color-mix(in oklab, var(--sand), var(--lagoon) 62%)" />
        <path d={LIGHTHOUSE} fill="var(--shell)" />
        <path d={BANDS} fill="var(--coral)" />
      </>
    }
  />
);
