import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import type { FaqsWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { STAY } from '#stores/stay.ts';
import styles from './BackToResults.module.css';

export interface BackToResultsProps {
  readonly words: FaqsWords;
  readonly text: string;
}

/** From an answer that a search has found back to the others. */
export const BackToResults = ({ words, text }: BackToResultsProps): ReactNode => {
  const { search } = useLocation();
  return (
    <p className={styles.back}>
      <Link to={{ search }} state={STAY}>
        <Icon of={ArrowLeft} size={20} />
        <span>{fill(words.search.back, { text: text.trim() })}</span>
      </Link>
    </p>
  );
};
