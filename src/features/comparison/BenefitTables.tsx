import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import type { ForWhom } from '#benefits/marks.ts';
import { Term } from '#components/Term.tsx';
import { planName } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/words.ts';
import type { BenefitGroup } from '#domain/benefit.ts';
import { fill, formatList } from '#domain/format.ts';
import type { Plan } from '#domain/plan.ts';
import { usePageLanguage } from '#stores/language.ts';
import { BenefitTable } from './BenefitTable.tsx';
import styles from './BenefitTables.module.css';
import { useRowAnchor } from './use-row-anchor.ts';

export interface BenefitTablesProps {
  readonly words: CoverageWords;
  /** Already narrowed to the rows to show; a group without rows is left out. */
  readonly groups: readonly BenefitGroupText[];
  /** Columns, 1 to 3. */
  readonly plans: readonly Plan[];
  readonly choice: ForWhom;
  /** Groups that are open; the others stand in the page hidden until found. 'all': every one. */
  readonly open: BenefitGroup | 'all';
  /** Find in page, or an address's fragment, has led into a closed group. */
  readonly onReveal: (group: BenefitGroup) => void;
  /** Of the groups' headings: one below the heading that they stand under. */
  readonly level?: 2 | 3;
  /** Further rows at the foot of the first open table. */
  readonly foot?: ReactNode;
}

/** Every benefit, a table for each group. */
export const BenefitTables = ({ foot, ...props }: BenefitTablesProps): ReactNode => {
  const { groups, open } = props;
  const here = useRowAnchor(props);
  const first = open === 'all' ? groups[0]?.id : open;
  return (
    <div>
      {groups.map((group) => (
        <Group key={group.id} {...props} group={group} here={here} foot={group.id === first && foot} />
      ))}
    </div>
  );
};

interface GroupProps extends BenefitTablesProps {
  readonly group: BenefitGroupText;
  /** Id of the row or group that the address leads to. */
  readonly here: string;
}

/** Groups whose name is a term of the glossary. */
const EXPLAINED: ReadonlySet<BenefitGroup> = new Set<BenefitGroup>(['inpatient', 'outpatient']);

const Group = ({ group, open, onReveal, level = 3, ...rest }: GroupProps): ReactNode => {
  const { id, heading, notes } = group;
  const isClosed = open !== 'all' && open !== id;
  const section = useHiddenUntilFound(isClosed, () => onReveal(id));
  const language = usePageLanguage();
  const Heading = `h${level}` as const;
  const plans = formatList(language, rest.plans.map(planName));
  return (
    <section ref={section} id={id} data-group={id} tabIndex={-1} className={styles.group} hidden={isClosed}>
      <Heading>{EXPLAINED.has(id) ? <Term id={id}>{heading}</Term> : heading}</Heading>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <BenefitTable {...rest} group={group} caption={fill(rest.words.caption, { group: heading, plans })} />
    </section>
  );
};

/** React knows `hidden` as a yes or no: the browser is told here that it may look inside and open it. */
const useHiddenUntilFound = (isClosed: boolean, onFound: () => void): RefObject<HTMLElement | null> => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!isClosed || element === null) return undefined;
    element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', onFound);
    return () => element.removeEventListener('beforematch', onFound);
  });
  return ref;
};
