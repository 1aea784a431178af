import type { ReactNode } from 'react';
import { Button } from '#components/Button.tsx';
import { Icon } from '#components/Icon.tsx';
import type { FaqsWords } from '#content/words/words.ts';
import { CATEGORIES, type Category } from '#domain/category.ts';
import { fill } from '#domain/format.ts';
import { CATEGORY_ICONS } from './category-icons.ts';
import styles from './NoAnswer.module.css';
import type { Found } from './use-help-search.ts';

export interface NoAnswerProps {
  readonly words: FaqsWords;
  readonly found: Pick<Found, 'text' | 'answer'>;
  readonly choose: (category: Category) => void;
}

/** Nothing fits: the categories nearest to the text, or all of them. */
export const NoAnswer = ({ words, found: { text, answer }, choose }: NoAnswerProps): ReactNode => {
  const { none } = words.search;
  const near = answer.nearest.length > 0 ? answer.nearest : CATEGORIES;
  return (
    <section className={styles.none} aria-labelledby="no-answer">
      <h2 id="no-answer" tabIndex={-1} data-none>
        {fill(none.heading, { text })}
      </h2>
      <p>{answer.nearest.length > 0 ? none.nearest : none.all}</p>
      <ul role="list">
        {near.map((category) => (
          <li key={category}>
            <Button look="outline" onClick={() => choose(category)}>
              <Icon of={CATEGORY_ICONS[category]} size={20} strokeWidth={1.75} />
              {words.categories[category]}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
