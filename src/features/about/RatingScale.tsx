import type { ReactNode } from 'react';
import styles from './RatingScale.module.css';
import { useAboutWords } from './words.ts';

export interface RatingScaleProps {
  /** Counted from the highest rating, which is 1. */
  readonly rank: number;
  readonly ratings: number;
  /** Says the same to those who do not see it. */
  readonly label: string;
}

/** All ratings of the scale as bars, the highest first and tallest; ours is filled. */
export const RatingScale = ({ rank, ratings, label }: RatingScaleProps): ReactNode => {
  const { highest, lowest } = useAboutWords().values.rating;
  return (
    <div className={styles.scale}>
      <svg viewBox={`0 0 ${ratings * 24 - 6} 64`} role="img" aria-label={label}>
        {Array.from({ length: ratings }, (_, index) => index).map((index) => {
          const height = Math.round(64 - (index * 52) / (ratings - 1));
          return (
            <rect
              key={index}
              className={index + 1 === rank ? styles.ours : styles.other}
              x={index * 24}
              y={64 - height}
              width="18"
              height={height}
              rx="3"
            />
          );
        })}
      </svg>
      <p className={styles.ends} aria-hidden>
        <span>{highest}</span>
        <span>{lowest}</span>
      </p>
    </div>
  );
};
