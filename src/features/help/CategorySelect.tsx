import type { ReactNode } from 'react';
import { Select } from '#components/Select.tsx';
import { CATEGORIES, isCategory } from '#domain/category.ts';
import type { CategoryChoiceProps } from './CategoryGrid.tsx';
import styles from './CategorySelect.module.css';

/** The nine categories in the browser's own select: on small screens. */
export const CategorySelect = ({ words, chosen, choose }: CategoryChoiceProps): ReactNode => (
  <div className={styles.select}>
    <Select
      label={words.searchByCategory}
      name="category"
      value={chosen ?? ''}
      options={[
        { value: '', text: words.selectCategory },
        ...CATEGORIES.map((category) => ({ value: category, text: words.categories[category] })),
      ]}
      onChoose={(value) => isCategory(value) && choose(value)}
    />
  </div>
);
