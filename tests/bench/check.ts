import { fileURLToPath } from 'node:url';
import { openDirectory } from '../../scripts/encode/open-directory.ts';
import { table } from '../../scripts/lighthouse/tables.ts';
import { makeDirectory } from '../workers/synthetic.ts';
import { brotli, digits, machineLoad, mean, readable, readableBytes } from './figures.ts';
import type { PeerName } from './peers/contestants.ts';
import { buildCsv } from './peers/files.ts';
import { isFailure } from './peers/jobs.ts';
import { runCommand } from './peers/options.ts';
import { type Division, type Match, runTournament } from './peers/tournament.ts';
import { measureRecall, openOwnSuggestions, openUFuzzySuggestions } from './suggestions.ts';

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
/** Maximum index size in bytes per hospital, compressed with Brotli 11: a directory of thousands of rows, and this project's. */
const ROW_BYTES = 12;
const OWN_ROW_BYTES = 13.2;
const OWN_CSV = fileURLToPath(new URL('../../data/hospitals.csv', import.meta.url));

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

interface Raced {
  readonly name: PeerName;
  readonly title: string;
  readonly match: Match;
}

const racedIn = ({ entries }: Division): readonly Raced[] =>
  entries.flatMap(({ name, title, match }) =>
    name === 'wasm' || match === undefined || isFailure(match) ? [] : [{ name, title, match }],
  );

const speedOf = (division: Division): readonly Requirement[] => {
  const least = SPEED.get(division.rows);
  if (least === undefined) return [];
  const raced = racedIn(division);
  const naive = raced.find(({ name }) => name === 'naive');
  // The plain engine is part of the site, so it is not a peer.
  const [best] = raced
    .filter(({ name, match }) => name !== 'plain' && match.wrongCounts === 0)
    .sort((left, right) => left.match.ratios.p95 - right.match.ratios.p95);
  const wrong = Math.max(0, ...raced.map(({ match }) => match.coreWrong));
  return [
    {
      what: `${division.title}: mean against naive`,
      bound: 'at least',
      required: least.naive,
      measured: naive?.match.ratios.mean,
      note: naive
        ? `${readable(naive.match.peer.mean)} : ${readable(naive.match.core.mean)}`
        : 'naive did not finish',
    },
    {
      what: `${division.title}: p95 against the best exact peer`,
      bound: 'at least',
      required: least.exact,
      measured: best?.match.ratios.p95,
      note: best
        ? `${best.title}: ${readable(best.match.peer.p95)} : ${readable(best.match.core.p95)}`
        : 'no exact peer finished',
    },
    {
      what: `${division.title}: share of wrong answers`,
      bound: 'at most',
      required: 0,
      measured: wrong,
      note: '',
    },
  ];
};

const recallOf = async (): Promise<readonly Requirement[]> => {
  const hospitals = makeDirectory(RECALL_ROWS);
  const own = await openOwnSuggestions(hospitals);
  const fuzzy = await openUFuzzySuggestions(hospitals);
  for (const suggest of [own, fuzzy]) measureRecall(suggest, hospitals, { typos: 1, queries: 50, seed: 3 });
  return RECALL.map(([typos, required]) => {
    const [ours, theirs] = [own, fuzzy].map((suggest) => measureRecall(suggest, hospitals, { typos }));
    return {
      what: `suggestions, ${typos} typo${typos > 1 ? 's' : ''}, recall among five`,
      bound: 'at least',
      required,
      measured: ours?.share,
      note: `uFuzzy ${digits(theirs?.share ?? 0)}; mean ${readable(mean(theirs?.times ?? []))} : ${readable(mean(ours?.times ?? []))}`,
    };
  });
};

const indexOf = async (title: string, csv: string, required: number): Promise<Requirement> => {
  const index = await buildCsv(csv);
  const { rows } = openDirectory(index).directory;
  const bytes = brotli(index);
  return {
    what: `${title}: index bytes per hospital, brotli`,
    bound: 'at most',
    required,
    measured: bytes / rows,
    note: `${readableBytes(bytes)}, ${rows} rows`,
  };
};

/** Checks the search core against its requirements: docs/benchmarks.md. */
await runCommand(async (options) => {
  const divisions = await runTournament(options);
  const requirements = divisions.flatMap(speedOf);
  if (options.sizes.includes(RECALL_ROWS)) requirements.push(...(await recallOf()));
  requirements.push(await indexOf('data/hospitals.csv', OWN_CSV, OWN_ROW_BYTES));
  const csv = process.env.HOSPITALS_CSV;
  if (csv) requirements.push(await indexOf('HOSPITALS_CSV', csv, ROW_BYTES));
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
  const missed = requirements.filter((each) => !isMet(each));
  for (const { what } of missed) console.error(`missed: ${what}`);
  return missed.length > 0 ? 1 : 0;
});
