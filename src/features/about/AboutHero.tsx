import { ArrowDown } from 'lucide-react';
import { Icon } from '#components/Icon.tsx';
import styles from './AboutHero.module.css';
import aboutSceneStyles from './AboutScene.module.css';
import { useAboutWords } from './about-words.ts';

export const AboutHero = () => {
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

/** The palest first. */
const LIGHT = [
  { radius: 460, look: aboutSceneStyles.light1 },
  { radius: 350, look: aboutSceneStyles.light2 },
  { radius: 245, look: aboutSceneStyles.light3 },
  { radius: 150, look: aboutSceneStyles.light4 },
  { radius: 78, look: 'fill-sun' },
];

/** The farthest first. */
const SEA = [
  { path: 'M0 504H1440V640H0Z', look: aboutSceneStyles.sea1 },
  { path: 'M0 528C240 522 420 538 700 533S1180 524 1440 531V640H0Z', look: aboutSceneStyles.sea2 },
  { path: 'M0 560C200 551 460 572 760 563S1220 551 1440 561V640H0Z', look: 'fill-lagoon' },
  { path: 'M0 604C260 594 520 615 800 605S1260 596 1440 603V900H0Z', look: 'fill-lagoon-deep' },
];

const GLINTS =
  'M1010 516h140M1046 527h96M1018 541h70M1112 544h58M1056 556h64M1030 576h48M1104 582h44M1066 594h34';

const FAR_HILLS = 'M470 504C530 488 590 482 650 490S770 480 820 492 890 502 940 504Z';
const HEADLAND = 'M1190 504C1226 476 1262 476 1300 460S1384 424 1440 418V504Z';
const LIGHTHOUSE = 'M1390 430l6-72h20l6 70ZM1390 358h32l-3 6h-26ZM1397 358v-17h18v17ZM1394 341l12-13 12 13Z';

const AboutScene = ({ className }: { readonly className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 1440 640" preserveAspectRatio="xMaxYMax slice" aria-hidden>
    {LIGHT.map(({ radius, look }) => (
      <circle key={radius} cx="1080" cy="490" r={radius} className={look} />
    ))}
    <path d={FAR_HILLS} className={aboutSceneStyles.hills} />
    <path d={HEADLAND} className={aboutSceneStyles.headland} />
    <path d={LIGHTHOUSE} className={aboutSceneStyles.lighthouse} />
    {SEA.map(({ path, look }) => (
      <path key={path} d={path} className={look} />
    ))}
    <path d={GLINTS} className="glints" />
  </svg>
);
