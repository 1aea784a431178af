import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import type { ForWhom } from '#benefits/marks.ts';
import { Term } from '#components/Term.tsx';
import { planName } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/words.ts';
import type { BenefitGroup } from '#domain/benefit.ts';
import { fill, formatList } from '#domain/format.ts';
import type { Plan } from '#domain/plan.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { usePageLanguage } from '#stores/language.ts';
import { STAY } from '#stores/stay.ts';
import { BenefitTable } from './BenefitTable.tsx';
import styles from './BenefitTables.module.css';

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
export const BenefitTables = ({ foot, ...props }: BenefitTablesProps) => {
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

const Group = ({ group, open, onReveal, level = 3, ...rest }: GroupProps) => {
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

/** What react-router calls an entry that it did not write: the arrival, or a fragment that the browser followed. */
const ARRIVAL = 'default';

const groupWith = (groups: readonly BenefitGroupText[], id: string): BenefitGroupText | undefined =>
  groups.find((group) => group.id === id || group.rows.some((row) => row.id === id));

/** Puts the focus on a row or group and brings it under the sticky heads. */
const goTo = (id: string, isToScroll: boolean): void => {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  if (isToScroll) target?.scrollIntoView();
};

/** Entries of the history that have been led to their rows: Back to one of them restores where the reader was. */
const led = new Set<string>();

/**
 * Leads an address's fragment to its row or group: opens the group, then moves the focus there. Once for every arrival
 * and every link; Back restores, and a choice that rewrites the address leaves the reader in peace.
 * Returns the id that the fragment names; empty: none of these.
 */
const useRowAnchor = ({
  groups,
  open,
  onReveal,
}: Pick<BenefitTablesProps, 'groups' | 'open' | 'onReveal'>): string => {
  const { pathname, hash, key, state } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const id = useHydrated() ? hash.slice(1) : '';
  const group = groupWith(groups, id)?.id;
  const isOpen = open === 'all' || open === group;
  const entry = `${pathname} ${key} ${id}`;
  const seen = useRef('');
  const isAsked = useRef(false);
  const arrivedBy = useRef(key === ARRIVAL ? hash : '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry of the history asks once
  useEffect(() => {
    const isBack = seen.current === '' && isPop && led.has(entry);
    if (seen.current !== entry && state !== STAY) isAsked.current = !isBack;
    seen.current = entry;
    if (group === undefined || !isAsked.current) return;
    if (!isOpen) return onReveal(group);
    isAsked.current = false;
    led.add(entry);
    // One who has scrolled since arriving is not moved.
    goTo(id, hash !== arrivedBy.current || scrollY === 0);
  }, [entry, group, isOpen]);
  return group === undefined ? '' : id;
};
