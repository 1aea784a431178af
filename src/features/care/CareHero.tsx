import { fill } from '#domain/format.ts';
import styles from './CareHero.module.css';
import careSceneStyles from './CareScene.module.css';
import { CARE_SERVICES, PROGRAMME, useCareWords } from './care-services.ts';

export const CareHero = () => {
  const words = useCareWords();
  const { hero } = words;
  return (
    <div className={styles.hero} id="care" data-screen>
      <div className={`page ${styles.inner}`}>
        <p className={styles.label}>{hero.label}</p>
        <h1 tabIndex={-1}>{fill(hero.heading, PROGRAMME)}</h1>
        <p className={styles.lead}>{hero.lead}</p>
        <nav aria-label={words.jump} className={styles.jump}>
          <ul role="list">
            {CARE_SERVICES.map(({ service, anchor }) => (
              <li key={service}>
                <a href={`#${anchor}`}>{words[service].name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <CareScene className={styles.scene} />
    </div>
  );
};

/** The darkest first. */
const LIGHT = [
  { radius: 500, look: careSceneStyles.light1 },
  { radius: 410, look: careSceneStyles.light2 },
  { radius: 325, look: careSceneStyles.light3 },
  { radius: 245, look: careSceneStyles.light4 },
  { radius: 168, look: careSceneStyles.light5 },
  { radius: 100, look: 'fill-sun' },
];

/** The farthest first. */
const SEA = [
  { path: 'M0 560H1440V800H0Z', look: careSceneStyles.sea1 },
  { path: 'M0 602C240 594 420 614 700 608S1180 596 1440 606V800H0Z', look: careSceneStyles.sea2 },
  { path: 'M0 664C200 652 460 680 760 668S1220 652 1440 666V1400H0Z', look: 'fill-ink' },
];

const GLINTS =
  'M968 576h184M1010 592h96M976 616h70M1074 616h66M1016 638h76M986 676h50M1068 684h58M1022 704h44';
const STARS = [
  [640, 64],
  [786, 40],
  [1352, 52],
  [1404, 150],
];
const BOAT = 'M688 588h98l-18 20h-60ZM735 494h3v96h-3ZM743 500l40 78h-40ZM730 520v58h-30Z';

const CareScene = ({ className }: { readonly className?: string | undefined }) => (
  <svg className={className} viewBox="0 0 1440 800" preserveAspectRatio="xMaxYMax slice" aria-hidden>
    {LIGHT.map(({ radius, look }) => (
      <circle key={radius} cx="1060" cy="560" r={radius} className={look} />
    ))}
    <g className={careSceneStyles.stars}>
      {STARS.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="1.75" />
      ))}
    </g>
    {SEA.map(({ path, look }) => (
      <path key={path} d={path} className={look} />
    ))}
    <path d={GLINTS} className="glints" />
    <path d={BOAT} className={careSceneStyles.boat} />
  </svg>
);
