import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#components/Icon.tsx';
import type { FaqsWords } from '#content/words/words.ts';
import { CATEGORIES, type Category } from '#domain/category.ts';
import styles from './CategoryGrid.module.css';
import { CATEGORY_ICONS } from './category-icons.ts';

export interface CategoryChoiceProps {
  readonly words: FaqsWords;
  /** Undefined while what is shown is of no one category. */
  readonly chosen: Category | undefined;
  readonly choose: (category: Category) => void;
}

/** The nine categories as buttons, five and four: on wide screens. */
export const CategoryGrid = ({ words, chosen, choose }: CategoryChoiceProps): ReactNode => (
  <fieldset className={styles.grid} aria-label={words.category}>
    {CATEGORIES.map((category) => (
      <button
        key={category}
        type="button"
        aria-pressed={category === chosen}
        onClick={() => choose(category)}
      >
        <Icon of={CATEGORY_ICONS[category]} size={26} strokeWidth={1.75} />
        <span>{words.categories[category]}</span>
        {category === chosen && <Icon of={Check} size={18} className={styles.check} />}
      </button>
    ))}
  </fieldset>
);
