import { runCommand } from '#scripts/command.ts';
import { table, writePart } from '#scripts/lighthouse/tables.ts';
import { compareAll, type Division, readBenchOptions, USAGE } from './compare.ts';
import { CORE, PEERS } from './engines.ts';
import { conditions, digits, machineLoad, medians, readable, readableBytes } from './figures.ts';
import type { Figures } from './measure.ts';

const COLUMNS: readonly (readonly [head: string, format: (figures: Figures) => string])[] = [
  ['build', ({ build }) => readable(build)],
  ['bytes', ({ bytes }) => readableBytes(bytes)],
  ['brotli', (figures) => readableBytes(figures.brotli)],
  ['load to first answer', ({ load }) => readable(load)],
  ['p50', ({ p50 }) => readable(p50)],
  ['p95', ({ p95 }) => readable(p95)],
];
const RATIOS = ['mean against the core', 'p95 against the core'];
const HEAD = ['', ...COLUMNS.map(([head]) => head), ...RATIOS, 'exactness'];

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const exactness = ({ wrongCounts, wrongPages }: Figures): string => {
  if (wrongCounts > 0) return `${percent(wrongCounts)} of counts wrong`;
  return wrongPages > 0 ? `exact; ${percent(wrongPages)} of pages in another order` : 'exact';
};

const cells = (title: string, figures: Figures, ratios: readonly string[], note = ''): string[] => [
  title,
  ...COLUMNS.map(([, format]) => format(figures)),
  ...ratios,
  exactness(figures) + note,
];

/** Returns the Markdown table of one directory. The core's figures are medians over its races against the peers. */
const toTable = ({ title, entries }: Division, queries: number): string => {
  const cores = entries.flatMap(({ match }) => match?.core ?? []);
  const first = cores.length > 0 ? [cells(CORE.title, medians(cores), ['1×', '1×'])] : [];
  const rows = entries.map(({ name, match, failed = '' }) => {
    const { title: peer } = PEERS[name];
    if (match === undefined) return [peer, ...HEAD.slice(2).map(() => '–'), failed];
    const { asked, ratios } = match;
    const few = asked < queries ? ` (${asked} queries)` : '';
    return cells(peer, match.peer, [`${digits(ratios.mean)}×`, `${digits(ratios.p95)}×`], few);
  });
  return `### ${title}\n\n${table(HEAD, [...first, ...rows])}`;
};

await runCommand(import.meta.url, USAGE, (argv) => {
  const options = readBenchOptions(argv);
  const { queries, runs } = options;
  const before = machineLoad();
  const divisions = compareAll(options);
  const text = [
    conditions(`\`npm run bench\`: ${queries} queries of the mix, median of ${runs} runs`, before),
    ...divisions.map((division) => toTable(division, queries)),
  ].join('\n\n');
  console.log(text);
  if (options.write) writePart('bench:peers', text);
  return 0;
});
