import { table } from '../../../scripts/lighthouse/tables.ts';
import { digits, median, readable, readableBytes } from '../figures.ts';
import { isFailure } from './jobs.ts';
import type { Division, Entry, Match } from './tournament.ts';

const HEAD = [
  '',
  'build',
  'bytes',
  'brotli',
  'load to first answer',
  'p50',
  'p95',
  'mean against the core',
  'p95 against the core',
  'exactness',
];
const NONE = '–';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const matchesOf = ({ entries }: Division): readonly Match[] =>
  entries.flatMap(({ match }) => (match === undefined || isFailure(match) ? [] : [match]));

/** Returns the core's cells, which are medians over its races against the peers. */
const coreCells = (division: Division): readonly string[] => {
  const matches = matchesOf(division);
  if (matches.length === 0) return [NONE, NONE, NONE, NONE, NONE];
  const wrong = Math.max(...matches.map(({ coreWrong }) => coreWrong));
  return [
    readable(median(matches.map(({ core }) => core.p50))),
    readable(median(matches.map(({ core }) => core.p95))),
    '1×',
    '1×',
    wrong > 0 ? `${percent(wrong)} of answers WRONG` : 'exact',
  ];
};

const exactness = ({ wrongCounts, wrongPages, asked }: Match, queries: number): string => {
  const few = asked < queries ? ` (${asked} queries)` : '';
  if (wrongCounts > 0) return `${percent(wrongCounts)} of counts wrong${few}`;
  return `exact${wrongPages > 0 ? `; ${percent(wrongPages)} of pages in another order` : ''}${few}`;
};

const speedCells = (division: Division, { match }: Entry, queries: number): readonly string[] => {
  if (match === undefined) return coreCells(division);
  if (isFailure(match)) return [NONE, NONE, NONE, NONE, match.failed];
  const { peer, ratios } = match;
  return [
    readable(peer.p50),
    readable(peer.p95),
    `${digits(ratios.mean)}×`,
    `${digits(ratios.p95)}×`,
    exactness(match, queries),
  ];
};

const rowOf = (division: Division, entry: Entry, queries: number): readonly string[] => {
  const { title, build, load } = entry;
  const sizes = isFailure(build)
    ? [NONE, NONE, NONE]
    : [
        build.took === undefined ? NONE : readable(build.took),
        readableBytes(build.bytes),
        readableBytes(build.brotli),
      ];
  return [
    title,
    ...sizes,
    isFailure(load) ? NONE : readable(load.took),
    ...speedCells(division, entry, queries),
  ];
};

/** Returns the Markdown table of one directory. */
export const toTable = (division: Division, queries: number): string => {
  const rows = division.entries.map((entry) => rowOf(division, entry, queries));
  return `### ${division.title}\n\n${table(HEAD, rows)}`;
};
