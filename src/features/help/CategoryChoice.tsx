import {
  Book,
  Briefcase,
  Check,
  ClipboardCheck,
  CreditCard,
  Folder,
  LogIn,
  type LucideIcon,
  Plane,
  Shield,
  Stethoscope,
} from 'lucide-react';
import { Select } from '#components/fields/Select.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import type { FaqsWords } from '#content/words/words.ts';
import { CATEGORIES, type Category, isCategory } from '#domain/category.ts';
import { PAGES } from '#domain/page.ts';
import styles from './CategoryChoice.module.css';

interface CategoryChoiceProps {
  readonly words: FaqsWords;
  /** Undefined while search results are shown. */
  readonly chosen: Category | undefined;
  readonly choose: (category: Category) => void;
}

/** Category tiles, on wide screens. */
export const CategoryGrid = ({ words, chosen, choose }: CategoryChoiceProps) => (
  <fieldset className={styles.grid} aria-label={words.category}>
    {CATEGORIES.map((category) => (
      <button
        key={category}
        type="button"
        aria-pressed={category === chosen}
        onClick={() => choose(category)}
      >
        <CategoryIcon of={category} size={26} />
        <span>{words.categories[category]}</span>
        {category === chosen && <Check size={18} className={styles.check} />}
      </button>
    ))}
  </fieldset>
);

/** List of links to the categories, on wide screens and without script. */
export const CategoryList = ({ words, chosen }: Omit<CategoryChoiceProps, 'choose'>) => (
  <nav className={styles.categories} aria-labelledby="categories">
    <h2 id="categories">{words.category}</h2>
    <ul role="list">
      {CATEGORIES.map((category) => (
        <li key={category}>
          <SiteLink
            to={`${PAGES.faqs.path}#${category}`}
            aria-current={category === chosen ? 'true' : undefined}
          >
            {words.categories[category]}
          </SiteLink>
        </li>
      ))}
    </ul>
  </nav>
);

/** Category select, on small screens. */
export const CategorySelect = ({ words, chosen, choose }: CategoryChoiceProps) => (
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

/** Simple icons, because they are part of the page's HTML. */
const CATEGORY_ICONS: Readonly<Record<Category, LucideIcon>> = {
  consultants: Briefcase,
  'our-plans': Shield,
  underwriting: ClipboardCheck,
  'policy-administration': Folder,
  'premium-payment': CreditCard,
  'policy-documents': Book,
  'clinical-care': Stethoscope,
  'traveling-to-the-us': Plane,
  portals: LogIn,
};

export const CategoryIcon = ({ of, size }: { readonly of: Category; readonly size: number }) => {
  const Drawing = CATEGORY_ICONS[of];
  return <Drawing size={size} strokeWidth={1.75} />;
};
