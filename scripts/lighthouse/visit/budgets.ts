import type { Visit } from './visit.ts';
import type { Kind } from './weigh.ts';

/** Kilobytes of any route from a cold cache. Scripts differ by route: `npm run size` judges them. */
const MOST_KB = { HTML: 20, styles: 15, fonts: 65 } as const satisfies Partial<Record<Kind, number>>;
/** Milliseconds from a gesture to the next paint. */
const MOST_MS = 80;

/** The finder compiles a search core and reads an index when it has loaded: its long tasks are told, not judged. */
const isFinder = (path: string): boolean => path.endsWith('/hospitals');

const tooHeavy = ({ path, bytes }: Visit): readonly string[] =>
  Object.entries(MOST_KB).flatMap(([kind, most]) => {
    const kilobytes = bytes[kind as Kind] / 1000;
    return kilobytes > most ? [`${path}: ${kind} ${kilobytes.toFixed(1)} kB, more than ${most}`] : [];
  });

/** What of a visit is over its budget, in words; empty when all is well. */
export const missesOf = (visit: Visit): readonly string[] => {
  const { path, shift, longTasks, slowest } = visit;
  return [
    ...tooHeavy(visit),
    ...(shift > 0 ? [`${path}: a layout shift of ${shift.toFixed(4)}`] : []),
    ...(longTasks.length > 0 && !isFinder(path)
      ? [`${path}: ${longTasks.length} long tasks after loading, up to ${Math.max(...longTasks)} ms`]
      : []),
    ...(slowest > MOST_MS ? [`${path}: ${slowest} ms to the next paint, more than ${MOST_MS}`] : []),
  ];
};
