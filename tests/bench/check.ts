import { runCommand } from '#scripts/command.ts';
import { openDirectory } from '#scripts/encode/open-directory.ts';
import { table } from '#scripts/lighthouse/tables.ts';
import { makeDirectory } from '../workers/synthetic.ts';
import { compareAll, type Division, readBenchOptions, USAGE } from './compare.ts';
import { PEERS } from './engines.ts';
import { brotli, digits, machineLoad, mean, readable, readableBytes } from './figures.ts';
import { buildCsv } from './measure.ts';
import { openRecall } from './suggestions.ts';

/** Minimum speed ratios by number of rows: mean against naive, p95 against the best exact peer. */
const SPEED: ReadonlyMap<number, { readonly naive: number; readonly exact: number }> = new Map([
  [7_500, { naive: 60, exact: 20 }],
  [100_000, { naive: 600, exact: 120 }],
]);
/** Minimum recall among the first five suggestions by number of typos, measured at RECALL_ROWS rows. */
const RECALL_ROWS = 7_500;
const RECALL: readonly (readonly [typos: number, share: number])[] = [
  [1, 0.95],
  [2, 0.85],
];
/** Maximum index size in bytes per hospital of a directory of thousands of rows, compressed with Brotli 11. */
const ROW_BYTES = 12;

/** A requirement and its measured value. It counts as missed if the value is undefined, because it could not be measured. */
interface Requirement {
  readonly what: string;
  readonly bound: 'at least' | 'at most';
  readonly required: number;
  readonly measured: number | undefined;
  readonly note: string;
}

const isMet = ({ bound, required, measured = Number.NaN }: Requirement): boolean =>
  bound === 'at least' ? measured >= required : measured <= required;

const speedOf = ({ title, rows, entries }: Division): readonly Requirement[] => {
  const least = SPEED.get(rows);
  if (least === undefined) return [];
  const raced = entries.flatMap(({ name, match }) => (match ? [{ name, ...match }] : []));
  const naive = raced.find(({ name }) => name === 'naive');
  // The plain engine is part of the site, so it is not a peer.
  const [best] = raced
    .filter(({ name, peer }) => name !== 'plain' && peer.wrongCounts === 0)
    .sort((left, right) => left.ratios.p95 - right.ratios.p95);
  return [
    {
      what: `${title}: mean against naive`,
      bound: 'at least',
      required: least.naive,
      measured: naive?.ratios.mean,
      note: naive ? `${readable(naive.peer.mean)} : ${readable(naive.core.mean)}` : 'naive did not finish',
    },
    {
      what: `${title}: p95 against the best exact peer`,
      bound: 'at least',
      required: least.exact,
      measured: best?.ratios.p95,
      note: best
        ? `${PEERS[best.name].title}: ${readable(best.peer.p95)} : ${readable(best.core.p95)}`
        : 'no exact peer finished',
    },
    {
      what: `${title}: share of wrong answers`,
      bound: 'at most',
      required: 0,
      measured: Math.max(0, ...raced.map(({ core }) => core.wrongCounts + core.wrongPages)),
      note: '',
    },
  ];
};

const recallOf = async (): Promise<readonly Requirement[]> => {
  const measureRecall = await openRecall(makeDirectory(RECALL_ROWS));
  measureRecall({ typos: 1, queries: 50, seed: 3 });
  return RECALL.map(([typos, required]) => {
    const { share, times } = measureRecall({ typos });
    return {
      what: `suggestions, ${typos} typo${typos > 1 ? 's' : ''}, recall among five`,
      bound: 'at least',
      required,
      measured: share,
      note: `mean ${readable(mean(times))}`,
    };
  });
};

const indexOf = async (csv: string): Promise<Requirement> => {
  const index = await buildCsv(csv);
  const { rows } = openDirectory(index).directory;
  const bytes = brotli(index);
  return {
    what: 'HOSPITALS_CSV: index bytes per hospital, brotli',
    bound: 'at most',
    required: ROW_BYTES,
    measured: bytes / rows,
    note: `${readableBytes(bytes)}, ${rows} rows`,
  };
};

/** Checks the search core against its requirements: docs/benchmarks.md. */
await runCommand(import.meta.url, USAGE, async (argv) => {
  const options = readBenchOptions(argv);
  const requirements = compareAll(options).flatMap(speedOf);
  if (options.sizes.includes(RECALL_ROWS)) requirements.push(...(await recallOf()));
  const csv = process.env.HOSPITALS_CSV;
  if (csv) requirements.push(await indexOf(csv));
  const markdown = table(
    ['', 'required', 'measured', '', ''],
    requirements.map((each) => [
      each.what,
      `${each.bound} ${digits(each.required)}`,
      each.measured === undefined ? '–' : digits(each.measured),
      isMet(each) ? 'met' : 'MISSED',
      each.note,
    ]),
  );
  console.log(`${markdown}\n\nLoad of the machine ${machineLoad()}.`);
  return requirements.every(isMet) ? 0 : 1;
});
