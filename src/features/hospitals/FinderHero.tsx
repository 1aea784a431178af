import { Arcs } from '#components/Arcs.tsx';
import styles from './FinderHero.module.css';
import { useFinderWords } from './finder-context.ts';

export const FinderHero = () => (
  <div className={styles.hero}>
    <h1 tabIndex={-1} className="page">
      {useFinderWords().heading}
    </h1>
    <Arcs className={styles.arcs} count={7} sun />
  </div>
);
