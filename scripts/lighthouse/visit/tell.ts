import { table } from '../table.ts';
import type { Visit } from './visit.ts';
import type { Kind } from './weigh.ts';

const KINDS: readonly Kind[] = ['HTML', 'scripts', 'styles', 'fonts', 'other'];

const HEAD = ['page', ...KINDS.map((kind) => `${kind}, kB`), 'shift', 'long tasks', 'slowest gesture'];

const tasks = (longTasks: readonly number[]): string =>
  longTasks.length === 0 ? '0' : `${longTasks.length} (up to ${Math.max(...longTasks)} ms)`;

const cellsOf = ({ path, bytes, shift, longTasks, slowest }: Visit): readonly string[] => [
  path,
  ...KINDS.map((kind) => (bytes[kind] / 1000).toFixed(1)),
  String(Number(shift.toFixed(4))),
  tasks(longTasks),
  slowest === 0 ? 'under 16 ms' : `${slowest} ms`,
];

/** A table of the visits. */
export const tellVisits = (visits: readonly Visit[]): string => table(HEAD, visits.map(cellsOf));
