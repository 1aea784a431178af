import { setImmediate } from 'node:timers/promises';
import type { Hospital } from '../../../src/domain/hospital.ts';
import { EVERYTHING } from '../../../workers/contract.ts';
import { median } from '../measure.ts';
import { readArrived } from './course.ts';
import { linearBytes } from './linear-memory.ts';
import { load, type Peer, parse } from './peer.ts';

const AGAIN = 5;
/** Whoever takes longer is not asked to load again. */
const QUICK = 2000;

export interface LoadResult {
  /** Milliseconds from bytes to the first answer, in a process that has run none of this before (its code is loaded). */
  readonly cold: number;
  /** The same, median of a few more times in the same process. */
  readonly warm: number;
  /** Bytes held after that answer and one to a text, besides what arrived: objects, typed arrays, WebAssembly memories. */
  readonly memory: number;
  /** Of them WebAssembly memories. */
  readonly linear: number;
}

const SWEEPS = 3;

/** Bytes in use when nothing is left to sweep up: what one sweep sets free, a later one may find. */
const used = async (): Promise<number> => {
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    globalThis.gc?.();
    await setImmediate();
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** A process of its own runs this once: else it were not cold. */
export const measureLoad = async (folder: string, peer: Peer): Promise<LoadResult> => {
  const arrived = readArrived(folder, peer.product?.name);
  if (peer.package !== undefined) await load(peer.package);
  const before = await used();
  const open = async () => {
    const start = performance.now();
    const search = await peer.open(arrived);
    search(EVERYTHING);
    return { search, took: performance.now() - start };
  };
  const { search, took: cold } = await open();
  // Indexes that are made when a question first needs them count too.
  search({ ...EVERYTHING, text: 'hospital' });
  const memory = (await used()) - before;
  const linear = linearBytes();
  const times: number[] = [];
  while (cold < QUICK && times.length < AGAIN) times.push((await open()).took);
  search(EVERYTHING);
  return { cold, warm: times.length === 0 ? cold : median(times), memory, linear };
};

/** Milliseconds of `JSON.parse` of the rows alone, from the bytes that arrive, as everybody's. */
export const measureParse = async (folder: string): Promise<LoadResult> => {
  const { rows } = readArrived(folder, undefined);
  const times: number[] = [];
  let kept: Hospital[] = [];
  const before = await used();
  for (let nth = 0; nth <= AGAIN; nth++) {
    const start = performance.now();
    kept = parse<Hospital[]>(rows);
    times.push(performance.now() - start);
  }
  const memory = (await used()) - before;
  if (kept.length === 0) throw new Error('the directory is empty');
  return { cold: times[0] ?? 0, warm: median(times.slice(1)), memory, linear: 0 };
};
