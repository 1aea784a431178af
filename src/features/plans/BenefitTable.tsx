import { Clock } from 'lucide';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '#components/Icon.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { Tag } from '#components/Tag.tsx';
import { planName } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/coverage.ts';
import type { Plan } from '#domain/plan.ts';
import { useSitePath } from '#stores/language.ts';
import styles from './BenefitTable.module.css';
import type { BenefitRow } from './generalRows.ts';

export interface BenefitTableProps {
  readonly words: CoverageWords;
  readonly caption: string;
  readonly rows: readonly BenefitRow[];
  /** One column each. */
  readonly plans: readonly Plan[];
}

/**
 * Benefits down, plans across. On phones the label of a row stands above its values, under the plans' sticky names.
 * Roles are written out because drawing a table as a grid takes its meaning away in some browsers.
 */
export const BenefitTable = ({ words, caption, rows, plans }: BenefitTableProps): ReactNode => (
  <table role="table" className={styles.table} data-plans={plans.length}>
    <caption className="visually-hidden">{caption}</caption>
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        <th role="columnheader" scope="col" className={styles.benefitHead}>
          {words.benefit}
        </th>
        {plans.map((plan) => (
          <PlanHeader key={plan} plan={plan} linked={plans.length > 1} />
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup">
      {rows.map((row) => (
        <Row key={row.id} row={row} plans={plans} words={words} />
      ))}
    </tbody>
  </table>
);

/** The name of a plan over its column; where plans stand beside each other it leads to the plan's page. */
const PlanHeader = ({ plan, linked }: { readonly plan: Plan; readonly linked: boolean }): ReactNode => {
  const sitePath = useSitePath();
  return (
    <th role="columnheader" scope="col" className={styles.planHead} data-plan={plan}>
      <span className={styles.planName}>
        <PlanMark plan={plan} />{' '}
        {linked ? <Link to={sitePath(`/${plan}`)}>{planName(plan)}</Link> : planName(plan)}
      </span>
    </th>
  );
};

interface RowProps extends Pick<BenefitTableProps, 'plans' | 'words'> {
  readonly row: BenefitRow;
}

const Row = ({ row, plans, words }: RowProps): ReactNode => (
  <tr role="row" className={styles.row} id={row.id}>
    <th role="rowheader" scope="row" className={styles.label}>
      {row.label}
      {row.detail !== undefined && <span className={styles.detail}>{row.detail}</span>}
      {row.waiting && <WaitingTag text={words.waiting} />}
    </th>
    {plans.map((plan) => (
      <td key={plan} role="cell" className={styles.value} data-label={planName(plan)}>
        {row.value(plan) ?? <NotAvailable words={words} />}
      </td>
    ))}
  </tr>
);

export const WaitingTag = ({ text }: { readonly text: string }): ReactNode => (
  <span className={styles.tag}>
    <Tag tone="sun" icon={<Icon of={Clock} size={14} />}>
      {text}
    </Tag>
  </span>
);

const NotAvailable = ({ words }: { readonly words: CoverageWords }): ReactNode => (
  <span className={styles.missing}>
    {words.notAvailable} <span className={styles.detail}>{words.notIncluded}</span>
  </span>
);
