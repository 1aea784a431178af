import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import type { BenefitGroupText } from '#content/benefit-text.ts';
import { useHydrated } from '#hooks/useHydrated.ts';
import { STAY } from '#stores/stay.ts';
import type { BenefitTablesProps } from './BenefitTables.tsx';

/** What react-router calls the entry with which the visitor arrived. */
const ARRIVAL = 'default';

const groupWith = (groups: readonly BenefitGroupText[], id: string): BenefitGroupText | undefined =>
  groups.find((group) => group.id === id || group.rows.some((row) => row.id === id));

/** Puts the focus on a row or group, under the sticky heads; one who has scrolled since arriving is not moved. */
const goTo = (id: string, key: string): void => {
  const target = document.getElementById(id);
  target?.focus({ preventScroll: true });
  if (key !== ARRIVAL || scrollY === 0) target?.scrollIntoView();
};

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
  const { hash, key, state } = useLocation();
  const isBack = useNavigationType() === 'POP' && key !== ARRIVAL;
  const id = useHydrated() ? hash.slice(1) : '';
  const group = groupWith(groups, id)?.id;
  const isOpen = open === 'all' || open === group;
  const seen = useRef(key);
  /** Key of the entry that asks to be led; empty: none. */
  const asked = useRef(isBack ? '' : key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every entry of the history asks once
  useEffect(() => {
    if (seen.current !== key && state !== STAY) asked.current = key;
    seen.current = key;
    if (group === undefined || asked.current === '') return;
    if (!isOpen) return onReveal(group);
    goTo(id, asked.current);
    asked.current = '';
  }, [key, id, group, isOpen]);
  return group === undefined ? '' : id;
};
