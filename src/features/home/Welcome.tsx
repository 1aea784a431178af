import { ArrowDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import type { HomeWords } from '#content/words/words.ts';
import { useSitePath } from '#stores/language.ts';
import dawnSceneStyles from './DawnScene.module.css';
import styles from './Welcome.module.css';

export const Welcome = ({ words }: { readonly words: HomeWords }) => {
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

/** The palest first. */
const LIGHT = [
  { radius: 760, look: dawnSceneStyles.light1 },
  { radius: 610, look: dawnSceneStyles.light2 },
  { radius: 475, look: dawnSceneStyles.light3 },
  { radius: 355, look: dawnSceneStyles.light4 },
  { radius: 250, look: dawnSceneStyles.light5 },
  { radius: 160, look: dawnSceneStyles.light6 },
  { radius: 92, look: 'fill-sun' },
];

/** The farthest first. */
const SEA = [
  { path: 'M-400 620H1840V800H-400Z', look: dawnSceneStyles.sea1 },
  { path: 'M-400 648C240 640 420 658 700 652S1180 642 1840 652V800H-400Z', look: dawnSceneStyles.sea2 },
  { path: 'M-400 690C200 680 460 702 760 693S1220 680 1840 692V800H-400Z', look: dawnSceneStyles.sea3 },
  { path: 'M-400 746C260 734 520 758 800 747S1260 736 1840 746V1400H-400Z', look: 'fill-lagoon-deep' },
];

const GLINTS =
  'M640 634h160M676 645h98M628 664h74M736 662h82M690 678h70M656 706h58M742 712h66M700 728h44M650 764h50M726 772h62';
const ISLAND = 'M-400 620V520C-200 500-60 470 40 500S190 566 270 584 380 606 430 620Z';
const HILLS = 'M120 620C200 586 270 572 340 590S470 606 540 620Z';
const COAST = 'M1010 620C1080 598 1150 606 1210 592S1330 560 1440 556 1700 540 1840 530V620Z';
const HOUSE = 'M214 610v-64h50v64M206 550l33-27 33 27M232 572v-16h14v16Z';
const HOSPITAL =
  'M1252 612v-92h34v-46h52v46h34v92M1312 486v22M1301 497h22M1264 534h10M1264 550h10M1300 524h8M1316 524h8M1300 540h8M1316 540h8M1350 534h10M1350 550h10';
const PALMS =
  'M114 548c10-60 4-96-6-130M108 418c-16-12-34-12-48 2M108 418c-10-18-26-26-42-20M108 418c4-18 18-28 36-24M108 418c16-8 34-4 42 12M108 418c12 4 20 16 18 32M108 418c-14 4-22 16-22 30';
const BOAT = 'M548 654h92l-18 20h-56ZM592 562h3v92h-3ZM600 568l40 78h-40ZM587 588v58h-30Z';

const DawnScene = ({ className }: { readonly className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 1440 800" preserveAspectRatio="xMidYMax slice" aria-hidden>
    {LIGHT.map(({ radius, look }) => (
      <circle key={radius} cx="720" cy="620" r={radius} className={look} />
    ))}
    <path d={HOSPITAL} className={dawnSceneStyles.lines} />
    <path d={HILLS} className={dawnSceneStyles.far} />
    <path d={COAST} className={dawnSceneStyles.far} />
    <path d={HOUSE} className={dawnSceneStyles.lines} />
    <path d={PALMS} className={dawnSceneStyles.palms} />
    <path d={ISLAND} className={dawnSceneStyles.island} />
    {SEA.map(({ path, look }) => (
      <path key={path} d={path} className={look} />
    ))}
    <path d={GLINTS} className="glints" />
    <path d={BOAT} className="fill-ink" />
  </svg>
);
