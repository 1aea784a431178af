import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import { formatNumber, plural } from '#domain/format.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useFinderWords } from '../finder-context.ts';
import styles from './FilterForm.module.css';

/** Applies the filters; says how many hospitals that will show, as soon as that is known. */
export const FilterButton = ({ count }: { readonly count: number | undefined }): ReactNode => {
  const words = useFinderWords();
  const language = usePageLanguage();
  return (
    <Button type="submit" className={styles.apply}>
      <Icon of={Search} size={20} />
      <span>
        {words.filters.apply}
        {count !== undefined && (
          <span className="visually-hidden">({plural(language, words.results.count, count)})</span>
        )}
      </span>
      <span className={styles.total} aria-hidden>
        {count !== undefined && formatNumber(language, count)}
      </span>
    </Button>
  );
};
