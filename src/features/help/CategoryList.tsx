import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CATEGORIES } from '#domain/category.ts';
import { PAGES } from '#domain/page.ts';
import { useSitePath } from '#stores/language.ts';
import type { CategoryChoiceProps } from './CategoryGrid.tsx';
import styles from './CategoryList.module.css';

/** The nine categories as links beside the answers: on wide screens, and wherever no script is. */
export const CategoryList = ({ words, chosen }: Omit<CategoryChoiceProps, 'choose'>): ReactNode => {
  const sitePath = useSitePath();
  return (
    <nav className={styles.categories} aria-labelledby="categories">
      <h2 id="categories">{words.category}</h2>
      <ul role="list">
        {CATEGORIES.map((category) => (
          <li key={category}>
            <Link
              to={sitePath(`${PAGES.faqs.path}#${category}`)}
              aria-current={category === chosen ? 'true' : undefined}
            >
              {words.categories[category]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
};
