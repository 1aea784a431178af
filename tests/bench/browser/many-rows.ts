import type { Browser } from '@playwright/test';
import { median, quantile, readable, toMarkdown } from '../measure.ts';
import { DESKTOP, measure } from '../touch/devices.ts';
import { KINDS, type KindName } from '../touch/kinds.ts';
import { type Measured, measuredIn } from '../touch/measured.ts';
import type { Seen } from '../touch/watch.ts';

/** A visit with everything that bench -- touch does: types, chooses, filters, sorts, scrolls, stars. */
export interface FinderVisit {
  /** Long tasks before the first gesture, in milliseconds: the page starts, the worker reads the index. */
  readonly opening: readonly number[];
  readonly gestures: readonly Measured[];
}

export const toVisit = (seen: Seen): FinderVisit => {
  const first = seen.gestures[0]?.begun ?? Number.POSITIVE_INFINITY;
  return {
    opening: seen.tasks.filter(({ start }) => start < first).map(({ duration }) => duration),
    gestures: measuredIn(seen),
  };
};

export const visitFinder = async (browser: Browser, address: string, slow: number): Promise<FinderVisit> =>
  toVisit(await measure(browser, DESKTOP, address, slow));

interface Line {
  readonly what: string;
  readonly gestures: number;
  readonly times: readonly number[];
  readonly tasks: readonly number[];
}

const linesOf = (kind: KindName, gestures: readonly Measured[]): readonly Line[] => {
  const same = gestures.filter((gesture) => gesture.kind === kind);
  const tasks = same.map(({ task }) => task).filter((task) => task > 0);
  const things = Object.keys(KINDS[kind].paints);
  const lines = things.map((thing) => ({
    what: `${KINDS[kind].name}: ${thing} painted`,
    gestures: same.length,
    times: same.flatMap(({ painted }) => painted[thing] ?? []),
    tasks,
  }));
  const alone = { what: KINDS[kind].name, gestures: same.length, times: [], tasks };
  return lines.length > 0 ? lines : [alone];
};

const longTasks = (tasks: readonly number[]): string =>
  tasks.length === 0 ? '0' : `${tasks.length} (up to ${readable(Math.max(...tasks))})`;

const timeAt = (times: readonly number[], share: number): string =>
  times.length === 0 ? '' : readable(quantile(times, share));

export const gestureTable = (gestures: readonly Measured[]): string =>
  toMarkdown(
    ['', 'gestures', 'p50', 'p95', 'slowest', 'long tasks'],
    (Object.keys(KINDS) as KindName[])
      .flatMap((kind) => linesOf(kind, gestures))
      .map(({ what, gestures: number, times, tasks }) => [
        what,
        String(number),
        ...[0.5, 0.95, 1].map((share) => timeAt(times, share)),
        longTasks(tasks),
      ]),
  );

/** Sorts of gestures that had long tasks, in words; empty when all is well. */
export const longTaskMisses = (gestures: readonly Measured[]): readonly string[] =>
  (Object.keys(KINDS) as KindName[]).flatMap((kind) => {
    const tasks = gestures.filter((each) => each.kind === kind && each.task > 0).map(({ task }) => task);
    return tasks.length === 0 ? [] : [`${KINDS[kind].name}: long tasks, ${longTasks(tasks)}`];
  });

/** How the page began: its first filtered rows, and its long tasks until the first gesture. */
export const openingLine = (
  slow: number,
  starts: readonly number[],
  visits: readonly FinderVisit[],
): string =>
  `processor ${slow}×: first filtered rows ${readable(median(starts))} after the navigation; long tasks of the page until the first gesture: ${visits.map(({ opening }) => longTasks(opening)).join(', ')}.`;
