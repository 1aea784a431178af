import {
  Ban,
  CircleDollarSign,
  Clock,
  Infinity as Lifetime,
  Link as LinkIcon,
  ListChecks,
  type LucideIcon,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { BenefitGroupText, BenefitText } from '#benefits/benefit-text.ts';
import {
  type ForWhom,
  isExcluded,
  isIncluded,
  type Mark,
  type MarkKind,
  marksOf,
  notesNameOptions,
} from '#benefits/marks.ts';
import { Term } from '#components/glossary/Term.tsx';
import { PlanMark } from '#components/PlanMark.tsx';
import { SiteLink } from '#components/SiteLink.tsx';
import { Tag, type TagProps } from '#components/Tag.tsx';
import { planName } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/words.ts';
import { fill } from '#domain/format.ts';
import type { Plan } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import { useMyPlan } from '#stores/my-plan.ts';
import styles from './BenefitTable.module.css';

interface BenefitTableProps {
  readonly words: CoverageWords;
  readonly caption: string;
  readonly group: BenefitGroupText;
  readonly plans: readonly Plan[];
  readonly choice: ForWhom;
  /** Id of the row that the fragment names, or ''. */
  readonly here: string;
  readonly foot?: ReactNode;
}

/** Explicit roles: some browsers drop the semantics of a table with `display: grid`. */
export const BenefitTable = ({ caption, group, ...rest }: BenefitTableProps) => {
  const { plans, words, foot } = rest;
  const mine = useMyPlan(({ plan }) => plan);
  const mineOf = (plan: Plan) => (plans.length > 1 && plan === mine ? words.myPlan : undefined);
  const optionsSaid = notesNameOptions(group);
  return (
    <table role="table" className={styles.table} data-plans={plans.length}>
      <caption className="visually-hidden">{caption}</caption>
      {mine !== '' && (
        <colgroup>
          <col />
          {plans.map((plan) => (
            <col key={plan} className={styles.column ?? ''} data-mine={mineOf(plan)} />
          ))}
        </colgroup>
      )}
      <thead role="rowgroup" className={styles.head}>
        <tr role="row">
          <th role="columnheader" scope="col" className={`visually-hidden-on-phones ${styles.benefitHead}`}>
            {words.benefit}
          </th>
          {plans.map((plan) => (
            <th
              key={plan}
              role="columnheader"
              scope="col"
              className={styles.planHead}
              data-plan={plan}
              data-mine={mineOf(plan)}
            >
              {mineOf(plan) !== undefined && <span className={styles.mine}>{mineOf(plan)} </span>}
              <span className={styles.planName}>
                <PlanMark plan={plan} />{' '}
                {plans.length > 1 ? <SiteLink to={`/${plan}`}>{planName(plan)}</SiteLink> : planName(plan)}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {group.rows.map((row) => (
          <Row key={row.id} row={row} optionsSaid={optionsSaid} {...rest} />
        ))}
      </tbody>
      {foot}
    </table>
  );
};

interface RowProps extends Omit<BenefitTableProps, 'caption' | 'group' | 'foot'> {
  readonly row: BenefitText;
  readonly optionsSaid: boolean;
}

/** Screen readers announce the name and the marks with each value. */
const Row = ({ row, plans, words, choice, here, optionsSaid }: RowProps) => {
  const language = usePageLanguage();
  const { id, label, term, detail, rules, values } = row;
  // A benefit that no plan includes needs no conditions.
  const marks = isIncluded(row, plans) ? marksOf(language, words, row, choice, optionsSaid) : [];
  return (
    <tr
      role="row"
      className={styles.row}
      id={id}
      tabIndex={-1}
      data-here={id === here || undefined}
      data-excluded={isExcluded(row, choice) || undefined}
    >
      <th
        role="rowheader"
        scope="row"
        className={styles.label}
        aria-labelledby={`name-of-${id} marks-of-${id}`}
      >
        <span className={styles.name}>
          <span id={`name-of-${id}`}>{term ? <Term id={term}>{label}</Term> : label}</span>
          <a
            href={`#${id}`}
            className={`no-print ${styles.link}`}
            aria-label={fill(words.rowLink, { benefit: label })}
          >
            <LinkIcon size={16} />
          </a>
        </span>
        {detail && <span className={styles.detail}>{detail}</span>}
        {rules && (
          <ul className={styles.detail}>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        )}
        {marks.length > 0 && (
          <span id={`marks-of-${id}`} className={styles.marks}>
            {marks.map((mark) => (
              <MarkTag key={mark.kind} {...mark} />
            ))}
          </span>
        )}
      </th>
      {plans.map((plan) => (
        <td key={plan} role="cell" className={styles.value} data-label={planName(plan)}>
          {values[plan] === undefined ? (
            <span className={styles.missing}>
              {words.notAvailable}
              <span className="visually-hidden">: {words.notIncluded}</span>
            </span>
          ) : (
            <Value text={values[plan]} />
          )}
        </td>
      ))}
    </tr>
  );
};

/** Amount or percentage at the start of a value: "US$500" in "US$500 per day". */
const FIGURE = /^(?:US\$\s?\d+(?:[.,\u202f]\d{3})*|\d+\s?%)/;

const Value = ({ text }: { readonly text: string }) => {
  const [figure] = FIGURE.exec(text) ?? [];
  return (
    <span>
      <span className={`${styles.figure} ${figure === undefined ? '' : 'nowrap'}`}>{figure ?? text}</span>
      {figure !== undefined && text.slice(figure.length)}
    </span>
  );
};

const LOOKS: Readonly<Record<MarkKind, readonly [LucideIcon, NonNullable<TagProps['tone']>]>> = {
  excluded: [Ban, 'coral'],
  waiting: [Clock, 'sun'],
  waived: [CircleDollarSign, 'calm'],
  lifetime: [Lifetime, 'calm'],
  options: [ListChecks, 'calm'],
};

export const MarkTag = ({ kind, text }: Mark) => {
  const [Icon, tone] = LOOKS[kind];
  return (
    <Tag tone={tone} icon={<Icon size={14} />}>
      {text}
    </Tag>
  );
};
