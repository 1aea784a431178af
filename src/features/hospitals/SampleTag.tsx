import { FlaskConical } from 'lucide-react';
import type { ReactNode } from 'react';
import { directory } from '#content/facts.ts';
import styles from './SampleTag.module.css';
import { useFinderWords } from './words.ts';

/** Says that the network marks are samples, wherever rows are shown, for as long as they are. */
export const SampleTag = (): ReactNode => {
  const words = useFinderWords();
  if (!directory.illustrative) return null;
  return (
    <p className={styles.tag}>
      <FlaskConical size={16} aria-hidden /> {words.sample.tag}
    </p>
  );
};
