import type { LoadResult } from './load.ts';
import type { Figures, RaceResult, Racer } from './race.ts';
import { CONTESTANTS, type ContestantName } from './registry.ts';
import { type Division, type Entry, type Match, toMatch } from './results.ts';

/** Made-up results for the tests of what is told of results. Times in milliseconds. */
const figures = (scale: number): Figures => ({
  p50: scale,
  p95: 4 * scale,
  mean: 2 * scale,
  textMean: 3 * scale,
});

const racer = (scale: number, wrongCounts = 0): Racer => ({
  ...figures(scale),
  wrongCounts,
  wrongPages: 0,
});

/** `slower`: than the core, of whose queries each takes about a hundredth of a millisecond. */
export const raceOf = (slower: number, wrongCounts = 0, asked = 100): RaceResult => ({
  asked,
  core: racer(0.01),
  peer: racer(0.01 * slower, wrongCounts),
});

export const matchOf = (slower: number, wrongCounts = 0): Match => toMatch([raceOf(slower, wrongCounts)]);

export const loadOf = (cold: number): LoadResult => ({ cold, warm: cold / 2, memory: 5e6, linear: 3e6 });

export const entryOf = (name: ContestantName, match: Entry['match'], cold = 10): Entry => ({
  name,
  title: CONTESTANTS[name].title,
  shipment: { build: 50, size: { bytes: 2000, brotli: 1000, light: false } },
  load: loadOf(cold),
  match,
});

export const divisionOf = (rows: number, entries: readonly Entry[], parse = 20): Division => ({
  title: `${rows} rows`,
  rows,
  parse: loadOf(parse),
  entries,
  tsv: { index: 700, tsv: 1000 },
});
