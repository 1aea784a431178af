import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CHUNK, type Results, reduce } from '#features/hospitals/results/use-hospital-search.ts';
import { DEFAULT_STATE, type FinderState } from '#features/hospitals/url/finder-url.ts';
import { latest } from '#search/worker-client.ts';
import type { Hospital } from '#workers/contract.ts';
import { hospitalWith } from '../support/hospital.ts';

const FIRST: Results = { phase: 'first', applied: DEFAULT_STATE, total: 0, rows: [] };

const asking = (text: string): FinderState => ({
  ...DEFAULT_STATE,
  filter: { ...DEFAULT_STATE.filter, text },
});

/** Returns a hospital whose name contains its query and its position in the result. */
const rowOf = ({ filter }: FinderState, at: number): Hospital =>
  hospitalWith({ name: `${filter.text} ${at}` });
const pageOf = (applied: FinderState, offset: number, length: number) => ({
  total: 2 * CHUNK,
  rows: Array.from({ length }, (_, at) => rowOf(applied, offset + at)),
});

/** Successive requests: true is answered, false fails. */
const questions = fc.array(fc.boolean(), { minLength: 1, maxLength: 8 });

describe('responses out of order', () => {
  it('only the newest request gets its response or failure, in any order of completion', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), questions, async (schedule, ends) => {
        const ask = latest(
          schedule.scheduleFunction(async (at: number, isAnswered: boolean) => {
            if (!isAnswered) throw new Error(`${at}`);
            return at;
          }),
        );
        const heard = ends.map((isAnswered, at) =>
          ask(at, isAnswered).catch(({ message }: Error) => message),
        );
        await schedule.waitIdle();
        const last = ends.length - 1;
        expect(await Promise.all(heard)).toEqual([
          ...ends.slice(0, last).map(() => undefined),
          ends[last] ? last : `${last}`,
        ]);
      }),
      { seed: 20261120 },
    );
  });

  it('with requests during responses, no response is older than one before it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 8 }), async (schedule, count) => {
        const heard: number[] = [];
        const ask = latest(schedule.scheduleFunction(async (at: number) => at));
        const sequence = schedule.scheduleSequence(
          Array.from({ length: count }, (_, at) => async () => {
            void ask(at).then((answer) => answer !== undefined && heard.push(answer));
          }),
        );
        await schedule.waitIdle();
        await sequence.task;
        expect(sequence.done).toBe(true);
        expect(heard).toEqual(heard.toSorted((left, right) => left - right));
        expect(heard.at(-1)).toBe(count - 1);
      }),
      { seed: 20261120 },
    );
  });

  it('the list never mixes rows of several queries, and ends with those of the newest, for any order of chunks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), questions, async (schedule, ends) => {
        let results = FIRST;
        const tell = (event: Parameters<typeof reduce>[1]): void => {
          results = reduce(results, event);
          const { filter } = results.applied;
          expect(results.rows.every((row, at) => row?.name === `${filter.text} ${at}`)).toBe(true);
        };
        const answered = schedule.scheduleFunction(async (applied: FinderState, offset: number) => ({
          applied,
          page: pageOf(applied, offset, CHUNK),
        }));
        const ask = latest(async (applied: FinderState, isAnswered: boolean) => {
          const answer = await answered(applied, 0);
          if (!isAnswered) throw new Error('no answer');
          return answer;
        });
        const follow = async (isAnswered: boolean, at: number): Promise<void> => {
          const applied = asking(`${at}`);
          tell({ type: 'asked' });
          try {
            const answer = await ask(applied, isAnswered);
            if (answer === undefined) return;
            tell({ type: 'answered', ...answer });
            // Fetches the rest of the list, as when scrolling; a newer query may overtake this request.
            const more = await answered(applied, CHUNK);
            tell({ type: 'more', offset: CHUNK, ...more });
          } catch {
            tell({ type: 'failed', applied });
          }
        };
        // Starts the requests one after the other, while chunks of earlier requests may be pending.
        const all: Promise<void>[] = [];
        schedule.scheduleSequence(
          ends.map((isAnswered, at) => async () => {
            all.push(follow(isAnswered, at));
          }),
        );
        await schedule.waitIdle();
        await Promise.all(all);
        expect(all).toHaveLength(ends.length);
        const isAnswered = ends.at(-1) ?? false;
        expect(results.applied.filter.text).toBe(`${ends.length - 1}`);
        expect(results.phase).toBe(isAnswered ? 'ready' : 'failed');
        expect(results.rows).toHaveLength(isAnswered ? 2 * CHUNK : 0);
      }),
      { seed: 20261120, numRuns: 60 },
    );
  });
});
