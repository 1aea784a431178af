import { median } from '../measure.ts';
import { KINDS, type Kind, type KindName } from './kinds.ts';
import type { Gesture, Seen } from './watch.ts';

/** Event Timing tells no shorter ones. */
const SHORTEST = 16;

/** What one gesture took; milliseconds. */
export interface Measured {
  readonly kind: string;
  /** The longest event of the gesture, as the measure "interaction to next paint" takes it. */
  readonly toPaint: number;
  /** From the key or the press until each thing was painted; without those that were not. */
  readonly painted: Readonly<Record<string, number>>;
  /** The longest task from this gesture to the next, if it is a long one; else 0. */
  readonly task: number;
}

const paintsOf = ({ kind, at, painted }: Gesture): Measured['painted'] => {
  const { grows = false }: Partial<Kind> = KINDS[kind as KindName] ?? {};
  if (at === undefined) return {};
  return Object.fromEntries(
    Object.entries(painted).map(([thing, [first, last]]) => [thing, (grows ? first : last) - at]),
  );
};

/** Every gesture of a visit, in its order. */
export const measuredIn = ({ gestures, events, tasks }: Seen): readonly Measured[] =>
  gestures.map((gesture, nth) => {
    const end = gestures[nth + 1]?.begun ?? Number.POSITIVE_INFINITY;
    const longest = (seen: readonly { readonly start: number; readonly duration: number }[], least: number) =>
      Math.max(
        least,
        ...seen.filter(({ start }) => start >= gesture.begun && start < end).map(({ duration }) => duration),
      );
    return {
      kind: gesture.kind,
      toPaint: longest(events, SHORTEST),
      painted: paintsOf(gesture),
      task: longest(tasks, 0),
    };
  });

const middle = (same: readonly Measured[], of: (measured: Measured) => number | undefined): number =>
  median(same.map(of).filter((value) => value !== undefined));

/** The same gesture of several visits: each figure is the median of theirs, which takes the machine's own pauses out. */
const middleOf = (same: readonly Measured[]): Measured => {
  const things = new Set(same.flatMap(({ painted }) => Object.keys(painted)));
  return {
    kind: same[0]?.kind ?? '',
    toPaint: middle(same, ({ toPaint }) => toPaint),
    painted: Object.fromEntries(
      [...things].map((thing) => [thing, middle(same, ({ painted }) => painted[thing])]),
    ),
    task: middle(same, ({ task }) => task),
  };
};

/** Gesture by gesture. Throws where the visits did not do the same. */
export const middleVisit = (visits: readonly (readonly Measured[])[]): readonly Measured[] => {
  const kinds = visits.map((visit) => visit.map(({ kind }) => kind).join());
  if (new Set(kinds).size > 1) throw new Error('the visits did not do the same gestures');
  return (visits[0] ?? []).map((_, nth) => middleOf(visits.flatMap((visit) => visit[nth] ?? [])));
};
