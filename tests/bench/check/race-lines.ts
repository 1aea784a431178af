import { readableBytes } from '../measure.ts';
import { isFailure } from '../peers/jobs.ts';
import type { Division } from '../peers/results.ts';
import type { Line } from './line.ts';
import { bestExact, loadOf, loadRatio, type Measured, matchOf, missing, ratioOf } from './ratios.ts';

/** Required, stretch. */
type Goal = readonly [number, number];

/** By rows. Ratios of means, of the 95th percentiles. */
const GOALS: ReadonlyMap<number, { readonly locale: Goal; readonly exact: Goal }> = new Map([
  [7_500, { locale: [60, 100], exact: [20, 30] }],
  [100_000, { locale: [600, 1000], exact: [120, 180] }],
  [1_000_000, { locale: [6000, 10_000], exact: [300, 500] }],
]);
/** The smallest directory whose loading is compared. */
const LOAD_ROWS = 7_500;
const MEMORY_ROWS = 1_000_000;
const MEMORY_MB = 90;
const TSV_SHARE = 0.8;
const REAL_BYTES = 12;

const least = { sense: 'at least', unit: '×' } as const;

const speedLines = (division: Division): Line[] => {
  const { title, rows } = division;
  const goals = GOALS.get(rows);
  if (goals === undefined) return [];
  const line = (what: string, [required, stretch]: Goal, measured: Measured): Line => ({
    what: `${title}: ${what}`,
    ...least,
    required,
    stretch,
    ...measured,
  });
  return [
    line('mean against localeCompare', goals.locale, ratioOf(matchOf(division, 'naive'), 'mean')),
    line('p95 against the best exact peer', goals.exact, bestExact(division)),
  ];
};

const parseLines = (division: Division): Line[] =>
  division.rows < LOAD_ROWS
    ? []
    : [
        {
          what: `${division.title}: load against JSON.parse of the rows`,
          ...least,
          required: 1,
          ...loadRatio(division.parse, loadOf(division, 'wasm')),
        },
      ];

const sizeLines = ({ title, tsv, rows }: Division, isReal: boolean): Line[] => {
  if (tsv === undefined) return [];
  const sizes = isFailure(tsv) ? undefined : tsv;
  const note = isFailure(tsv) ? tsv.failed : `${readableBytes(tsv.index)} : ${readableBytes(tsv.tsv)}`;
  const most = { sense: 'at most', note } as const;
  const share = sizes === undefined ? undefined : sizes.index / sizes.tsv;
  const each = sizes === undefined ? undefined : sizes.index / rows;
  return [
    {
      what: `${title}: index against TSV, brotli`,
      ...most,
      unit: '×',
      required: TSV_SHARE,
      measured: share,
    },
    {
      what: `${title}: index per row, brotli`,
      ...most,
      unit: ' bytes',
      required: isReal ? REAL_BYTES : undefined,
      measured: each,
    },
  ];
};

const memoryLines = (division: Division): Line[] => {
  const load = loadOf(division, 'wasm');
  if (division.rows !== MEMORY_ROWS) return [];
  const most = { what: `${division.title}: WebAssembly memory`, sense: 'at most', unit: ' MB' } as const;
  if (isFailure(load)) return [{ ...most, required: MEMORY_MB, ...missing(load.failed) }];
  const note = `${readableBytes(load.memory)} with what JavaScript holds`;
  return [{ ...most, required: MEMORY_MB, measured: load.linear / 1e6, note }];
};

/** All that is required of one directory's figures. `isReal`: its rows are no seeded ones. */
export const raceLines = (division: Division, isReal: boolean): readonly Line[] => [
  ...speedLines(division),
  ...parseLines(division),
  ...sizeLines(division, isReal),
  ...memoryLines(division),
];
