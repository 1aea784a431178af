import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '#components/Button.tsx';
import { SectionHeader } from '#components/Section.tsx';
import { planName } from '#content/facts.ts';
import { fill } from '#domain/format.ts';
import { usePageLanguage, useSitePath } from '#stores/language.ts';
import { BenefitTable } from './BenefitTable.tsx';
import { CoverageNotes } from './CoverageNotes.tsx';
import { generalRows } from './generalRows.ts';
import styles from './PlanCoverage.module.css';
import type { PlanProps } from './PlanHero.tsx';
import { SelectPlan } from './SelectPlan.tsx';

/** What the plan covers, as a table with its marks and notes. */
export const PlanCoverage = ({ words, plan }: PlanProps): ReactNode => {
  const rows = generalRows(usePageLanguage(), words.coverage);
  const sitePath = useSitePath();
  const name = { plan: planName(plan) };
  return (
    <>
      <SectionHeader heading={words.discover.heading} lead={fill(words.discover.lead, name)} />
      <div className={styles.controls}>
        <SelectPlan label={words.discover.select} plan={plan} />
        <Link className={buttonClass('solid')} to={sitePath('/compare-plans')}>
          {words.discover.compare}
        </Link>
      </div>
      <div>
        <h3>{words.coverage.general}</h3>
        <BenefitTable
          words={words.coverage}
          caption={fill(words.discover.caption, name)}
          rows={rows}
          plans={[plan]}
        />
      </div>
      <CoverageNotes words={words.coverage} rows={rows} plans={[plan]} />
    </>
  );
};
