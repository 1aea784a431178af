import { quantile, toMarkdown } from '../measure.ts';
import { KINDS, type Kind, type KindName } from './kinds.ts';
import type { Measured } from './measured.ts';

/** Milliseconds that 98 of 100 gestures keep, and that no task of a calm gesture exceeds (that is what a long task is). */
export const PAINT_BUDGET = 80;
const SHARE = 0.98;

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

const figuresOf = ({ name, paints }: Kind, gestures: readonly Measured[]): readonly Figures[] => {
  const things = Object.keys(paints);
  if (things.length === 0) return [];
  return [
    { what: `${name}: next paint (Event Timing)`, times: gestures.map(({ toPaint }) => toPaint) },
    ...things.map((thing) => ({
      what: `${name}: ${thing} painted`,
      times: gestures.flatMap(({ painted }) => painted[thing] ?? []),
    })),
  ];
};

const tasksOf = ({ name }: Kind, gestures: readonly Measured[]): Figures => ({
  what: name,
  times: gestures.map(({ task }) => task).filter((task) => task > 0),
});

/** Sorts what was measured by kinds of gestures. */
export const reportOn = (device: string, gestures: readonly Measured[]): DeviceReport => {
  const all = (Object.keys(KINDS) as KindName[]).map((id) => ({
    kind: KINDS[id] as Kind,
    of: gestures.filter(({ kind }) => kind === id),
  }));
  const tasks = (isCalm: boolean) =>
    all.filter(({ kind }) => kind.calm === isCalm).map(({ kind, of }) => tasksOf(kind, of));
  return {
    device,
    figures: all.flatMap(({ kind, of }) => figuresOf(kind, of)),
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
