import { Arcs } from '#components/Arcs.tsx';
import { formatNumber } from '#domain/format.ts';
import { NETWORKS } from '#domain/network.ts';
import { usePageLanguage } from '#stores/language.ts';
import styles from './FinderHero.module.css';
import { OpenNetworkLink } from './FinderNotes.tsx';
import { useFinderWords, useFirstPage } from './finder-context.ts';

export const FinderHero = () => {
  const words = useFinderWords();
  return (
    <div className={styles.hero}>
      <div className={`page ${styles.inner}`}>
        <h1 tabIndex={-1}>{words.heading}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <div className={styles.facts}>
          <Figures />
          <p className={styles.link}>
            <OpenNetworkLink text={words.external} />
          </p>
        </div>
      </div>
      <Arcs className={styles.arcs} count={11} sun />
    </div>
  );
};

const Figures = () => {
  const words = useFinderWords();
  const language = usePageLanguage();
  const firstPage = useFirstPage();
  if (firstPage === undefined) return null;
  const { one, other } = words.figures.hospitals;
  const figures = [
    { value: firstPage.total, unit: firstPage.total === 1 ? one : other },
    { value: firstPage.states.length, unit: words.figures.states },
    { value: NETWORKS.length, unit: words.figures.networks },
  ];
  return (
    <ul role="list" className={styles.figures}>
      {figures.map(({ value, unit }) => (
        <li key={unit}>
          <span className={styles.value}>{formatNumber(language, value)}</span> {unit}
        </li>
      ))}
    </ul>
  );
};
