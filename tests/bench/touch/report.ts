import { median, quantile, toMarkdown } from '../figures.ts';
import { KINDS, type Kind, type KindName } from './kinds.ts';
import type { Gesture, Seen } from './watch.ts';

/** Milliseconds that 98 of 100 gestures keep. */
const PAINT_BUDGET = 80;
const SHARE = 0.98;
/** Event Timing reports no shorter ones. */
const SHORTEST = 16;

/** Milliseconds. */
interface Measured {
  readonly kind: string;
  /** The longest event of the gesture, as "interaction to next paint" takes it. */
  readonly nextPaint: number;
  readonly painted: Readonly<Record<string, number>>;
  /** The longest task until the next gesture if it is over 50 ms, else 0. */
  readonly task: number;
}

const paintedAfter = ({ kind, at, painted }: Gesture): Measured['painted'] => {
  if (at === undefined) return {};
  const { grows = false }: Partial<Kind> = KINDS[kind as KindName] ?? {};
  return Object.fromEntries(
    Object.entries(painted).map(([thing, [first, last]]) => [thing, (grows ? first : last) - at]),
  );
};

const measuredIn = ({ gestures, events, tasks }: Seen): readonly Measured[] =>
  gestures.map((gesture, nth) => {
    const end = gestures[nth + 1]?.start ?? Number.POSITIVE_INFINITY;
    const longest = (spans: Seen['events'], least: number) =>
      spans
        .filter(({ start }) => start >= gesture.start && start < end)
        .reduce((most, { duration }) => Math.max(most, duration), least);
    return {
      kind: gesture.kind,
      nextPaint: longest(events, SHORTEST),
      painted: paintedAfter(gesture),
      task: longest(tasks, 0),
    };
  });

const medianOf = (same: readonly Measured[], of: (measured: Measured) => number | undefined): number =>
  median(same.map(of).filter((value) => value !== undefined));

/** The median of the same gesture over several visits leaves out the machine's own pauses. */
const mergeVisits = (visits: readonly (readonly Measured[])[]): readonly Measured[] =>
  (visits[0] ?? []).map(({ kind }, nth) => {
    const same = visits.flatMap((visit) => visit[nth] ?? []);
    const things = new Set(same.flatMap(({ painted }) => Object.keys(painted)));
    return {
      kind,
      nextPaint: medianOf(same, ({ nextPaint }) => nextPaint),
      painted: Object.fromEntries(
        [...things].map((thing) => [thing, medianOf(same, ({ painted }) => painted[thing])]),
      ),
      task: medianOf(same, ({ task }) => task),
    };
  });

interface Line {
  readonly what: string;
  readonly times: readonly number[];
}

const KIND_NAMES = Object.keys(KINDS) as readonly KindName[];

const paintLines = (gestures: readonly Measured[]): readonly Line[] =>
  KIND_NAMES.flatMap((kind) => {
    const same = gestures.filter((gesture) => gesture.kind === kind);
    const { name, paints } = KINDS[kind];
    const lines = Object.keys(paints).map((thing) => ({
      what: `${name}: ${thing} painted`,
      times: same.flatMap(({ painted }) => painted[thing] ?? []),
    }));
    if (lines.length === 0) return [];
    return [
      { what: `${name}: next paint (Event Timing)`, times: same.map(({ nextPaint }) => nextPaint) },
      ...lines,
    ];
  });

const taskLines = (gestures: readonly Measured[], isCalm: boolean): readonly Line[] =>
  KIND_NAMES.filter((kind) => KINDS[kind].isCalm === isCalm).map((kind) => ({
    what: KINDS[kind].name,
    times: gestures.filter((each) => each.kind === kind && each.task > 0).map(({ task }) => task),
  }));

const inWords = ({ what, times }: Line): string =>
  `${what} ${times.length}${times.length > 0 ? ` (up to ${Math.max(...times).toFixed(0)} ms)` : ''}`;

export interface Report {
  readonly text: string;
  /** What is over its budget. */
  readonly misses: readonly string[];
}

/** How fast gestures are painted. */
export const reportPaints = (title: string, visits: readonly Seen[]): Report => {
  const lines = paintLines(mergeVisits(visits.map(measuredIn)));
  const rows = lines.map(({ what, times }) => [
    what,
    String(times.length),
    ...[0.5, 0.75, SHARE, 1].map((share) => quantile(times, share).toFixed(0)),
  ]);
  return {
    text: `### ${title}\n\n${toMarkdown(['milliseconds', 'gestures', 'p50', 'p75', 'p98', 'longest'], rows)}`,
    misses: lines
      .filter(({ times }) => quantile(times, SHARE) > PAINT_BUDGET)
      .map(({ what, times }) => `${title}, ${what}: p98 ${quantile(times, SHARE).toFixed(0)} ms`),
  };
};

/** Which gestures are followed by long tasks. */
export const reportTasks = (title: string, visits: readonly Seen[]): Report => {
  const gestures = mergeVisits(visits.map(measuredIn));
  const [calm, others] = [taskLines(gestures, true), taskLines(gestures, false)];
  return {
    text: `### ${title}\n\nTasks over 50 ms: ${calm.map(inWords).join(', ')}. Not judged: ${others.map(inWords).join(', ')}.`,
    misses: calm.filter(({ times }) => times.length > 0).map((line) => `${title}, ${inWords(line)}`),
  };
};
