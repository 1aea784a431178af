import { median } from '../measure.ts';

/** What is held after a number of queries, in bytes, garbage collected before. */
export interface Held {
  readonly queries: number;
  /** JavaScript's heap of the page, and of the worker. */
  readonly page: number;
  readonly worker: number;
  /** The core's linear memory. */
  readonly core: number;
}

export type Part = 'page' | 'worker' | 'core';
export const PARTS: readonly Part[] = ['page', 'worker', 'core'];

/**
 * Bytes that each part may hold more after a thousand further queries. What was seen without any leak: compiled code, caches of
 * the browser, records of hospitals that were not asked for before. A query that kept its page of 400 rows would hold
 * 60 KB: a thousand of them 60 MB. The core's memory is laid out once; it may not grow at all.
 */
export const MOST_GROWTH: Readonly<Record<Part, number>> = { page: 2e6, worker: 2e6, core: 0 };

export interface Growth {
  readonly part: Part;
  readonly before: number;
  readonly after: number;
}

/** Of several visits each part's median, before and after. */
export const growthOf = (visits: readonly (readonly [before: Held, after: Held])[]): readonly Growth[] =>
  PARTS.map((part) => ({
    part,
    before: median(visits.map(([before]) => before[part])),
    after: median(visits.map(([, after]) => after[part])),
  }));

export const grows = ({ part, before, after }: Growth): boolean => after - before > MOST_GROWTH[part];
