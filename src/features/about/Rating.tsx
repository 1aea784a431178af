import type { ReactNode } from 'react';
import { Arcs } from '#components/Arcs.tsx';
import { provider } from '#content/facts.ts';
import { fill, formatDate, formatRank } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { NoteMark } from './NoteMark.tsx';
import styles from './Rating.module.css';
import { RatingScale } from './RatingScale.tsx';
import { ValuePanel } from './ValuePanel.tsx';
import { useAboutWords } from './words.ts';

const { grade, gradeName, rank, ratings, date, heldSince } = provider.rating;

/** The rating with its place on the agency's scale, its date and how long it has been held. */
export const Rating = (): ReactNode => {
  const { rating } = useAboutWords().values;
  const language = usePageLanguage();
  const place = { rank: formatRank(language, rank), ratings: String(ratings) };
  return (
    <ValuePanel
      emblem={<Grade />}
      heading={
        <>
          {fill(rating.heading, place)}
          <NoteMark claim="rating" />
        </>
      }
    >
      <RatingScale rank={rank} ratings={ratings} label={fill(rating.scale, place)} />
      <p>{rating.text}</p>
      <dl className={styles.dates}>
        <div>
          <dt>{rating.date}</dt>
          <dd>{formatDate(language, date)}</dd>
        </div>
        <div>
          <dt>{rating.since}</dt>
          <dd>{heldSince}</dd>
        </div>
      </dl>
    </ValuePanel>
  );
};

const Grade = (): ReactNode => (
  <>
    <Arcs className={styles.arcs} count={9} />
    <p className={styles.grade}>{grade}</p>
    <p className={styles.gradeName}>{gradeName}</p>
  </>
);
