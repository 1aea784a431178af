import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import type { ForWhom } from '#benefits/marks.ts';
import { Term } from '#components/glossary/Term.tsx';
import { planName } from '#content/facts.ts';
import type { CoverageWords } from '#content/words/words.ts';
import type { BenefitGroup } from '#domain/benefit.ts';
import { fill, formatList } from '#domain/format.ts';
import type { Plan } from '#domain/plan.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { KEEP_SCROLL } from '#stores/keep-scroll.ts';
import { usePageLanguage } from '#stores/language.ts';
import { BenefitTable } from './BenefitTable.tsx';
import styles from './BenefitTables.module.css';

export interface BenefitTablesProps {
  readonly words: CoverageWords;
  /** Contains no groups without rows. */
  readonly groups: readonly BenefitGroupText[];
  readonly plans: readonly Plan[];
  readonly choice: ForWhom;
  /** Open group; 'all' opens every group. Closed groups have `hidden="until-found"`. */
  readonly open: BenefitGroup | 'all';
  /** Called when find in page or a fragment leads into a closed group. */
  readonly onReveal: (group: BenefitGroup) => void;
  readonly level?: 2 | 3;
  readonly foot?: ReactNode;
}

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
  readonly here: string;
}

/** Groups whose name is a glossary term. */
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

/** Sets `hidden="until-found"`, because React writes a boolean; calls `onFound` when find in page reveals the group. */
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

/** Key of history entries that react-router did not create: the first page, or a fragment link. */
const ARRIVAL = 'default';

const groupWith = (groups: readonly BenefitGroupText[], id: string): BenefitGroupText | undefined =>
  groups.find((group) => group.id === id || group.rows.some((row) => row.id === id));

const goTo = (id: string, isToScroll: boolean): void => {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  if (isToScroll) target?.scrollIntoView();
};

/** History entries whose row was already scrolled to: for those, Back restores the scroll position. */
const visitedEntries = new Set<string>();

/** Opens and focuses the fragment's row or group once per navigation. Returns its id, or '' if it is not in these groups. */
const useRowAnchor = ({ groups, open, onReveal }: BenefitTablesProps): string => {
  const { pathname, hash, key, state } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const id = useHydrated() ? hash.slice(1) : '';
  const group = groupWith(groups, id)?.id;
  const isOpen = open === 'all' || open === group;
  const entry = `${pathname} ${key} ${id}`;
  const seen = useRef('');
  const isAsked = useRef(false);
  const arrivedBy = useRef(key === ARRIVAL ? hash : '');
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per history entry
  useEffect(() => {
    const isBack = seen.current === '' && isPop && visitedEntries.has(entry);
    if (seen.current !== entry && state !== KEEP_SCROLL) isAsked.current = !isBack;
    seen.current = entry;
    if (group === undefined || !isAsked.current) return;
    if (!isOpen) return onReveal(group);
    isAsked.current = false;
    visitedEntries.add(entry);
    // Does not move a visitor who has already scrolled.
    goTo(id, hash !== arrivedBy.current || scrollY === 0);
  }, [entry, group, isOpen]);
  return group === undefined ? '' : id;
};
