import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { withServedSite } from './hosting/served-site.ts';
import { measurePage } from './lighthouse/measure.ts';
import { type LighthouseOptions, readOptions, USAGE } from './lighthouse/options.ts';
import { judge, type PageReport } from './lighthouse/report.ts';
import { tellFailures, tellScores } from './lighthouse/tell.ts';
import { missesOf } from './lighthouse/visit/budgets.ts';
import { tellVisits } from './lighthouse/visit/tell.ts';
import { type Visit, visit } from './lighthouse/visit/visit.ts';
import { withBrowser } from './lighthouse/with-browser.ts';

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

/** How busy the machine was decides what times are worth. */
const remark = (before: number): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores; load of the machine ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after.`;

const writeDoc = (text: string): void => {
  const [before, rest] = readFileSync(DOC, 'utf8').split(BEGIN);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`${DOC} has no place between ${BEGIN} and ${END}`);
  writeFileSync(DOC, `${before}${BEGIN}\n\n${text}\n\n${END}${after}`);
};

const main = async (args: readonly string[]): Promise<number> => {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(options);
    return options === USAGE ? 0 : 2;
  }
  const before = loadavg()[0] ?? 0;
  const [reports, visits] = await withServedSite(
    async (address) => [await scoreAll(address, options), await visitAll(address, options)] as const,
  );
  const tables = [...(reports.length > 0 ? [tellScores(reports)] : []), tellVisits(visits)];
  const text = [remark(before), ...tables].join('\n\n');
  console.log(text);
  if (options.write) writeDoc(text);
  mkdirSync('.cache', { recursive: true });
  writeFileSync(JSON_FILE, JSON.stringify({ reports, visits }, undefined, 2));
  const misses = visits.flatMap(missesOf);
  console.log([tellFailures(reports), ...misses, `All of it: ${JSON_FILE}`].filter(Boolean).join('\n'));
  return misses.length > 0 || reports.some(({ failed }) => failed.length > 0) ? 1 : 0;
};

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`lighthouse: ${error.message}`);
  return 2;
});
