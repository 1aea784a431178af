import { Scene } from '#components/drawings/Scene.tsx';
import { fill } from '#domain/format.ts';
import styles from './CareHero.module.css';
import { CARE_SERVICES, PROGRAM, useCareWords } from './care-services.ts';

export const CareHero = () => {
  const words = useCareWords();
  const { hero } = words;
  return (
    <div className={styles.hero} id="care" data-screen>
      <div className={`page ${styles.inner}`}>
        <p className={styles.label}>{hero.label}</p>
        <h1 tabIndex={-1}>{fill(hero.heading, PROGRAM)}</h1>
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
      <CareScene />
    </div>
  );
};

const STARS = [
  [640, 64],
  [786, 40],
  [1352, 52],
  [1404, 150],
];
const BOAT = 'M688 588h98l-18 20h-60ZM735 494h3v96h-3ZM743 500l40 78h-40ZM730 520v58h-30Z';

const CareScene = () => (
  <Scene
    className={styles.scene}
    tone="dusk"
    height={800}
    sun={[1060, 560]}
    light={[500, 410, 325, 245, 168, 100]}
    land={
      <g className={styles.stars}>
        {STARS.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="1.75" />
        ))}
      </g>
    }
  >
    <path d={BOAT} className={styles.boat} />
  </Scene>
);
