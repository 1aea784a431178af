import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { readOptions, runCommand, UsageError } from './command.ts';
import { withServedSite } from './hosting/served-site.ts';
import { judge, measurePage, type PageReport } from './lighthouse/measure.ts';
import { failureText, scoreTable, visitTable } from './lighthouse/tables.ts';
import { missesOf, type Visit, visit } from './lighthouse/visit.ts';
import { withBrowser } from './lighthouse/with-browser.ts';

/** Certificates redirect to a PDF. */
const FORWARDED: readonly PageId[] = ['certificate'];

/** The pages with most code, measured in every language. */
const HEAVY: readonly PageId[] = ['home', 'hospitals', 'superior', 'comparePlans', 'faqs'];

const IDS = (Object.keys(PAGES) as PageId[]).filter((id) => !FORWARDED.includes(id));

const DEFAULT_PATHS: readonly string[] = LANGUAGES.flatMap((language) =>
  IDS.filter((id) => language === DEFAULT_LANGUAGE || HEAVY.includes(id)).map((id) =>
    pathIn(language, PAGES[id].path),
  ),
);

const USAGE = `Measures pages of the built site (dist/) on a simulated phone: Lighthouse's four scores, and a visit with its bytes,
layout shifts, long tasks and slowest gesture. Exits with 1 if a median is below 100 or a budget is exceeded.

npm run lighthouse [-- --path /about --runs 1 --write]
  --path PATH  this page alone; may be given several times (else every route in English, the heavy ones in all languages)
  --runs N     how often Lighthouse measures each page; the median counts (else 3; 0 leaves the visits)
  --write      puts the tables into docs/performance.md`;

export interface LighthouseOptions {
  readonly paths: readonly string[];
  readonly runs: number;
  readonly write: boolean;
}

const OPTIONS = {
  path: { type: 'string', multiple: true },
  runs: { type: 'string', default: '3' },
  write: { type: 'boolean', default: false },
} as const;

export const parseArguments = (argv: readonly string[]): LighthouseOptions => {
  const { path: paths = DEFAULT_PATHS, runs, write } = readOptions(argv, OPTIONS);
  if (!/^\d\d?$/.test(runs)) throw new UsageError(`--runs: "${runs}" is not a number from 0 to 99`);
  const wrong = paths.find((path) => !path.startsWith('/'));
  if (wrong !== undefined) throw new UsageError(`--path: "${wrong}" does not begin with a slash`);
  return { paths, runs: Number(runs), write };
};

const JSON_FILE = '.cache/lighthouse.json';
const DOC = 'docs/performance.md';
const [BEGIN, END] = ['<!-- lighthouse -->', '<!-- /lighthouse -->'];

const scoreAll = async (address: string, { paths, runs }: LighthouseOptions) => {
  const reports: PageReport[] = [];
  for (const path of runs === 0 ? [] : paths) {
    console.error(`lighthouse: ${path} …`);
    reports.push(judge(path, await measurePage(`${address}${path}`, runs)));
  }
  return reports;
};

const visitAll = (address: string, { paths }: LighthouseOptions): Promise<readonly Visit[]> =>
  withBrowser(async (browser) => {
    const visits: Visit[] = [];
    for (const path of paths) visits.push(await visit(browser, address, path));
    return visits;
  });

/** Date and load: times on a busy machine mean little. */
const remark = (before: number): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores; load of the machine ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after.`;

const writeDoc = (text: string): void => {
  const [before, rest] = readFileSync(DOC, 'utf8').split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${DOC} lacks ${BEGIN} or ${END}`);
  writeFileSync(DOC, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
};

await runCommand(import.meta.url, USAGE, async (argv) => {
  const options = parseArguments(argv);
  const before = loadavg()[0] ?? 0;
  const [reports, visits] = await withServedSite(
    async (address) => [await scoreAll(address, options), await visitAll(address, options)] as const,
  );
  const tables = [...(reports.length > 0 ? [scoreTable(reports)] : []), visitTable(visits)];
  const text = [remark(before), ...tables].join('\n\n');
  console.log(text);
  if (options.write) writeDoc(text);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(JSON_FILE, JSON.stringify({ reports, visits }, undefined, 2));
  const misses = visits.flatMap(missesOf);
  console.log([failureText(reports), ...misses, `Details: ${JSON_FILE}`].filter(Boolean).join('\n'));
  return misses.length > 0 || reports.some(({ failed }) => failed.length > 0) ? 1 : 0;
});
