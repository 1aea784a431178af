import type { Hospital } from '../../../src/domain/hospital.ts';
import { seeded } from '../../workers/random.ts';
import { byCollator, byLocale, type Compare, createNaiveSearch } from '../naive-engine.ts';
import { type Peer, type Product, parse, toBytes } from './peer.ts';

const SEED = 11;

/** Fisher and Yates. */
const shuffle = (rows: readonly Hospital[]): readonly Hospital[] => {
  const random = seeded(SEED);
  const shuffled = [...rows];
  for (let at = shuffled.length - 1; at > 0; at--) {
    const other = random.below(at + 1);
    [shuffled[at], shuffled[other]] = [shuffled[other] as Hospital, shuffled[at] as Hospital];
  }
  return shuffled;
};

/** Rows as they come, in no order: sorted ones would be sorted again in no time. */
const UNSORTED: Product = {
  name: 'rows in no order',
  make: (rows) => toBytes(JSON.stringify(shuffle(rows))),
};

const naive = (title: string, compare: Compare): Peer => ({
  title,
  product: UNSORTED,
  shipsRows: false,
  open: ({ product }) => createNaiveSearch(parse<Hospital[]>(product), compare),
});

/** The baseline takes no gift: it sorts for itself. */
export const NAIVE = naive('naive: RegExp, localeCompare', byLocale);
export const NAIVE_COLLATOR = naive('naive: RegExp, Intl.Collator', byCollator);
