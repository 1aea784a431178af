import { quantile, toMarkdown } from '../measure.ts';
import { KINDS, type Kind, type KindName } from './kinds.ts';
import type { Gesture, Seen } from './watch.ts';

/** Milliseconds that 98 of 100 gestures keep, and that no task of a calm gesture exceeds (that is what a long task is). */
export const PAINT_BUDGET = 80;
const SHARE = 0.98;
/** Event Timing tells no shorter ones. */
const SHORTEST = 16;

/** What was measured of one thing that a sort of gesture changes. */
export interface Figures {
  readonly what: string;
  readonly times: readonly number[];
}

export interface DeviceReport {
  readonly device: string;
  readonly figures: readonly Figures[];
  /** Long tasks of each calm sort of gesture, in milliseconds. */
  readonly calm: readonly Figures[];
  /** Of the other sorts: told, not judged. */
  readonly busy: readonly Figures[];
}

interface Span {
  readonly gesture: Gesture;
  readonly end: number;
}

const within = ({ gesture, end }: Span, start: number): boolean => start >= gesture.begun && start < end;

const spansOf = ({ gestures }: Seen): readonly Span[] =>
  gestures.map((gesture, at) => ({ gesture, end: gestures[at + 1]?.begun ?? Number.POSITIVE_INFINITY }));

/** The longest event of the gesture, as the measure "interaction to next paint" takes it. */
const toNextPaint = (span: Span, { events }: Seen): number =>
  Math.max(SHORTEST, ...events.filter(({ start }) => within(span, start)).map(({ duration }) => duration));

const paintOf = ({ grows }: Kind, spans: readonly Span[], thing: string): readonly number[] =>
  spans.flatMap(({ gesture: { at, painted } }) => {
    const when = painted[thing];
    return at === undefined || when === undefined ? [] : [when[grows ? 0 : 1] - at];
  });

const figuresOf = (kind: Kind, spans: readonly Span[], seen: Seen): readonly Figures[] => {
  const things = Object.keys(kind.paints);
  if (things.length === 0) return [];
  const next = spans.map((span) => toNextPaint(span, seen));
  return [
    { what: `${kind.name}: next paint (Event Timing)`, times: next },
    ...things.map((thing) => ({
      what: `${kind.name}: ${thing} painted`,
      times: paintOf(kind, spans, thing),
    })),
  ];
};

const tasksOf = ({ name }: Kind, spans: readonly Span[], { tasks }: Seen): Figures => ({
  what: name,
  times: tasks
    .filter(({ start }) => spans.some((span) => within(span, start)))
    .map(({ duration }) => duration),
});

/** Sorts what a page has seen by kinds of gestures. */
export const reportOn = (device: string, seen: Seen): DeviceReport => {
  const spans = spansOf(seen);
  const all = (Object.keys(KINDS) as KindName[]).map((id) => ({
    kind: KINDS[id] as Kind,
    of: spans.filter(({ gesture }) => gesture.kind === id),
  }));
  const tasks = (isCalm: boolean) =>
    all.filter(({ kind }) => kind.calm === isCalm).map(({ kind, of }) => tasksOf(kind, of, seen));
  return {
    device,
    figures: all.flatMap(({ kind, of }) => figuresOf(kind, of, seen)),
    calm: tasks(true),
    busy: tasks(false),
  };
};

const missed = ({ times }: Figures): boolean => quantile(times, SHARE) > PAINT_BUDGET;

/** What is over its budget, in words; empty when all is well. */
export const missesOf = ({ device, figures, calm }: DeviceReport): readonly string[] => [
  ...figures
    .filter(missed)
    .map(
      ({ what, times }) =>
        `${device}, ${what}: p98 ${quantile(times, SHARE).toFixed(0)} ms, more than ${PAINT_BUDGET}`,
    ),
  ...calm
    .filter(({ times }) => times.length > 0)
    .map(
      ({ what, times }) => `${device}, ${what}: ${times.length} long tasks, up to ${Math.max(...times)} ms`,
    ),
];

const inWhole = (milliseconds: number): string => milliseconds.toFixed(0);

const paintTable = (figures: readonly Figures[]): string =>
  toMarkdown(
    ['milliseconds', 'gestures', 'p50', 'p75', 'p98', 'longest'],
    figures.map(({ what, times }) => [
      what,
      String(times.length),
      ...[0.5, 0.75, SHARE, 1].map((share) => inWhole(quantile(times, share))),
    ]),
  );

const tasksInWords = (figures: readonly Figures[]): string =>
  figures
    .map(
      ({ what, times }) =>
        `${what} ${times.length}${times.length > 0 ? ` (up to ${inWhole(Math.max(...times))} ms)` : ''}`,
    )
    .join(', ');

/** A Markdown part for one device. */
export const toText = ({ device, figures, calm, busy }: DeviceReport): string =>
  [
    `### ${device}`,
    paintTable(figures),
    `Long tasks (over 50 ms): ${tasksInWords(calm)}. Not judged: ${tasksInWords(busy)}.`,
  ].join('\n\n');
