import { digits, median, readable, readableBytes, toMarkdown } from '../measure.ts';
import { isFailure } from './jobs.ts';
import type { Division, Entry, Match } from './results.ts';

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
  'memory',
  'exactness',
];
/** Stands where there is no figure. */
const NONE = '–';

const share = (value: number): string => `${(100 * value).toFixed(1)} %`;

const matchesOf = ({ entries }: Division): readonly Match[] =>
  entries.flatMap(({ match }) => (match === undefined || isFailure(match) ? [] : [match]));

/** The share of wrong counts; where counts are right, of other pages. */
const exactness = ({ wrongCounts, wrongPages }: Match): string => {
  if (wrongCounts > 0) return `${share(wrongCounts)} of counts wrong`;
  return wrongPages > 0 ? `exact; ${share(wrongPages)} of pages in another order` : 'exact';
};

const timesOf = (division: Division, { match }: Entry): readonly string[] => {
  if (match !== undefined && isFailure(match)) return [NONE, NONE, NONE, NONE];
  if (match !== undefined)
    return [
      readable(match.peer.p50),
      readable(match.peer.p95),
      `${digits(match.ratios.mean)}×`,
      `${digits(match.ratios.p95)}×`,
    ];
  const races = matchesOf(division).map(({ core }) => core);
  if (races.length === 0) return [NONE, NONE, NONE, NONE];
  return [
    readable(median(races.map(({ p50 }) => p50))),
    readable(median(races.map(({ p95 }) => p95))),
    '1×',
    '1×',
  ];
};

const verdictOf = (division: Division, { name, match }: Entry): string => {
  if (match !== undefined) return isFailure(match) ? match.failed : exactness(match);
  if (name !== 'wasm') return NONE;
  const wrong = Math.max(0, ...matchesOf(division).map(({ coreWrong }) => coreWrong));
  return wrong > 0 ? `${share(wrong)} of answers WRONG` : 'exact';
};

const fewOf = ({ match }: Entry, queries: number): string =>
  match === undefined || isFailure(match) || match.asked >= queries ? '' : ` (${match.asked} queries)`;

const rowOf = (division: Division, entry: Entry, queries: number): readonly string[] => {
  const { title, shipment, load } = entry;
  const verdict = isFailure(shipment)
    ? `build: ${shipment.failed}`
    : isFailure(load)
      ? `load: ${load.failed}`
      : verdictOf(division, entry);
  const size = isFailure(shipment) ? undefined : shipment.size;
  const build = isFailure(shipment) ? undefined : shipment.build;
  return [
    title,
    build === undefined ? NONE : readable(build),
    size === undefined ? NONE : readableBytes(size.bytes),
    size === undefined ? NONE : `${size.light ? '≈ ' : ''}${readableBytes(size.brotli)}`,
    isFailure(load) ? NONE : readable(load.cold),
    ...(isFailure(shipment) || isFailure(load) ? [NONE, NONE, NONE, NONE] : timesOf(division, entry)),
    isFailure(load) ? NONE : readableBytes(Math.max(0, load.memory)),
    `${verdict}${fewOf(entry, queries)}`,
  ];
};

/** One directory's table. */
export const toTable = (division: Division, queries: number): string => {
  const { title, parse, entries } = division;
  const table = toMarkdown(
    HEAD,
    entries.map((entry) => rowOf(division, entry, queries)),
  );
  const parsed = isFailure(parse) ? parse.failed : readable(parse.cold);
  return `### ${title}\n\n${table}\n\n\`JSON.parse\` of the rows alone: ${parsed}.`;
};
