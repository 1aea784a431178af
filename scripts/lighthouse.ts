import { cpus, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { DEFAULT_LANGUAGE, LANGUAGES, pathIn } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { type FoundBrowser, findBrowsers, withBrowser } from './browser.ts';
import { readOptions, runCommand, UsageError } from './command.ts';
import { withServedSite } from './hosting/served-site.ts';
import { measurePage, type PageReport, REPORTS } from './lighthouse/measure.ts';
import { failures, scoreTable, visitTable, writePart } from './lighthouse/tables.ts';
import { exceededBudgets, type Visit, visit } from './lighthouse/visit.ts';

/** Pages that are not measured: certificates redirect to a PDF. */
const FORWARDED: readonly PageId[] = ['certificate'];

/** Pages with the most code, measured in every language. */
const HEAVY: readonly PageId[] = ['home', 'hospitals', 'superior', 'comparePlans', 'faqs'];

const IDS = (Object.keys(PAGES) as PageId[]).filter((id) => !FORWARDED.includes(id));

const DEFAULT_PATHS: readonly string[] = LANGUAGES.flatMap((language) =>
  IDS.filter((id) => language === DEFAULT_LANGUAGE || HEAVY.includes(id)).map((id) =>
    pathIn(language, PAGES[id].path),
  ),
);

const USAGE = `Measures pages of the built site (dist/) on a simulated phone: Lighthouse's four scores, and a visit with its bytes,
layout shifts, long tasks and slowest gesture. Measures in the browser of the tests and in an installed Chrome or Chromium.
Exits with 1 if a median is below 100 or a budget is exceeded.

npm run lighthouse [-- --path /about --runs 1 --write]
  --path PATH  this page alone; may be given several times (else every route in English, the heavy ones in all languages)
  --runs N     how often each page is measured; the median counts (else 3; 0: no Lighthouse, one visit)
  --write      puts the tables into docs/performance-tables.md`;

interface LighthouseOptions {
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

interface Measured {
  /** Version and source: "Chromium 156.0.7000.1, from this system". */
  readonly browser: string;
  readonly reports: readonly PageReport[];
  readonly visits: readonly Visit[];
}

const measureIn = async (
  found: FoundBrowser,
  address: string,
  { paths, runs }: LighthouseOptions,
): Promise<Measured> => {
  const version = await withBrowser(async (browser) => browser.version(), [], found);
  const browser = `Chromium ${version}, from ${found.source}`;
  console.error(`lighthouse: ${browser}`);
  const reports: PageReport[] = [];
  for (const path of runs === 0 ? [] : paths) {
    console.error(`lighthouse: ${path} …`);
    reports.push(await measurePage(found, address, path, runs));
  }
  const visits: Visit[] = [];
  const visitAll = async (opened: Browser): Promise<void> => {
    for (const path of paths) visits.push(await visit(opened, address, path, runs));
  };
  await withBrowser(visitAll, [], found);
  return { browser, reports, visits };
};

const tablesOf = ({ browser, reports, visits }: Measured): string =>
  [`In ${browser}:`, ...(reports.length > 0 ? [scoreTable(reports)] : []), visitTable(visits)].join('\n\n');

/** Returns date, cores and load, because times measured on a busy machine are unreliable. */
const remark = (before: number): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores; load of the machine ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after.`;

await runCommand(import.meta.url, USAGE, async (argv) => {
  const options = parseArguments(argv);
  const before = loadavg()[0] ?? 0;
  const measured = await withServedSite(async (address) => {
    const all: Measured[] = [];
    for (const found of await findBrowsers()) all.push(await measureIn(found, address, options));
    return all;
  });
  const text = [remark(before), ...measured.map(tablesOf)].join('\n\n');
  console.log(text);
  if (options.write) writePart('lighthouse', text);
  const missed = measured.flatMap(({ browser, reports, visits }) => {
    const lines = [...reports.flatMap(failures), ...visits.flatMap(exceededBudgets)];
    return lines.length === 0 ? [] : [`\nMissed in ${browser}:`, ...lines];
  });
  console.log([...missed, `Lighthouse's reports: ${REPORTS}`].join('\n'));
  return missed.length > 0 ? 1 : 0;
});
