import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { BenefitGroupText } from '#benefits/benefit-text.ts';
import { useHydrated } from '#hooks/use-hydrated.ts';
import { STAY } from '#stores/stay.ts';
import type { BenefitTablesProps } from './BenefitTables.tsx';

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
export const useRowAnchor = ({
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
