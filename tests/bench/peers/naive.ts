import type { Hospital } from '../../../src/domain/hospital.ts';
import { byCollator, byLocale, type Compare, createNaiveSearch } from '../naive-engine.ts';
import { type Peer, parse } from './peer.ts';

const naive = (title: string, compare: Compare): Peer => ({
  title,
  shipsRows: true,
  open: ({ rows }) => createNaiveSearch(parse<Hospital[]>(rows), compare),
});

/** The baseline takes no gift: it sorts for itself. */
export const NAIVE = naive('naive: RegExp, localeCompare', byLocale);
export const NAIVE_COLLATOR = naive('naive: RegExp, Intl.Collator', byCollator);
