import { useEffect, useState } from 'react';
import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import { buttonClass } from '#components/Button.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { SectionHeader } from '#components/Section.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { planName } from '#content/facts.ts';
import type { PlanWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import { PLANS, type Plan } from '#domain/plan.ts';
import { useMedia } from '#hooks/use-media.ts';
import { paramsOf } from '#stores/comparison-address.ts';
import { BenefitTables } from './BenefitTables.tsx';
import { CoverageNotes } from './CoverageNotes.tsx';
import { CategorySelect, ForYou } from './ForYou.tsx';
import styles from './PlanCoverage.module.css';
import { useComparison } from './use-comparison.ts';

interface PlanCoverageProps {
  readonly words: Pick<PlanWords, 'discover' | 'coverage'>;
  readonly plan: Plan;
  readonly benefits: readonly BenefitGroupText[];
}

const CARRIED = ['category', 'option', 'start'] as const;

export const PlanCoverage = ({ words: { discover, coverage }, plan, benefits }: PlanCoverageProps) => {
  const { choice, choose } = useComparison(CARRIED);
  const query = paramsOf(choice, new URLSearchParams()).toString();
  // Wide screens open all categories beside the list of categories; narrower screens show only the chosen category.
  const open = useMedia('(width >= 75em)') ? 'all' : choice.category;
  const shown = { words: coverage, groups: benefits, plans: [plan], choice, open } as const;
  return (
    <>
      <SectionHeader heading={discover.heading} lead={fill(discover.lead, { plan: planName(plan) })} />
      <div className={`no-print ${styles.controls}`}>
        <nav className="stack gap-2" aria-label={discover.select}>
          <p className="label">{discover.select}</p>
          <ul role="list" className={styles.plans}>
            {PLANS.map((each) => (
              <li key={each}>
                <SiteLink
                  to={`/${each}${query && `?${query}`}#plan-comparison`}
                  aria-current={each === plan ? 'page' : undefined}
                >
                  <PlanMark plan={each} /> {planName(each)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.filter}>
          <CategorySelect
            {...{ benefits, choice, choose }}
            label={coverage.controls.category}
            all={coverage.controls.all}
          />
        </div>
      </div>
      <div className={styles.columns}>
        <Categories label={coverage.controls.category} benefits={benefits} />
        <div className={styles.you}>
          <ForYou words={coverage} choice={choice} choose={choose} />
        </div>
        <BenefitTables {...shown} onReveal={(category) => choose({ category })} />
      </div>
      <div className={styles.notes}>
        <CoverageNotes {...shown} />
      </div>
      <SiteLink className={`no-print ${buttonClass('solid')} ${styles.compare}`} to="/compare-plans">
        {discover.compare}
      </SiteLink>
    </>
  );
};

interface CategoriesProps {
  readonly label: string;
  readonly benefits: readonly BenefitGroupText[];
}

const Categories = ({ label, benefits }: CategoriesProps) => {
  const read = useCategoryRead();
  return (
    <nav aria-label={label} className={`no-print ${styles.categories}`}>
      <ul role="list">
        {benefits.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === read ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** Id of the category at a line one third down the viewport. */
const useCategoryRead = (): string | undefined => {
  const [read, setRead] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const entered = entries.find(({ isIntersecting }) => isIntersecting);
        if (entered !== undefined) setRead(entered.target.id);
      },
      { rootMargin: '-33% 0px -66%' },
    );
    for (const group of document.querySelectorAll('[data-group]')) observer.observe(group);
    return () => observer.disconnect();
  }, []);
  return read;
};
