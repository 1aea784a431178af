import { mkdirSync, writeFileSync } from 'node:fs';
import { measurePage } from './lighthouse/measure.ts';
import { type LighthouseOptions, readOptions, USAGE } from './lighthouse/options.ts';
import { judge, type PageReport } from './lighthouse/report.ts';
import { tell } from './lighthouse/tell.ts';
import { withServedSite } from './served-site.ts';

const JSON_FILE = '.cache/lighthouse.json';

/** One line of JSON per page. */
const asLine = ({ failed, ...figures }: PageReport): string =>
  JSON.stringify({ ...figures, failed: failed.map(({ id }) => id) });

const measureAll = ({ paths, runs }: LighthouseOptions): Promise<readonly PageReport[]> =>
  withServedSite(async (address) => {
    const reports: PageReport[] = [];
    for (const path of paths) {
      console.error(`lighthouse: ${path} …`);
      reports.push(judge(path, await measurePage(`${address}${path}`, runs)));
    }
    return reports;
  });

const main = async (args: readonly string[]): Promise<number> => {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(options);
    return options === USAGE ? 0 : 2;
  }
  const reports = await measureAll(options);
  console.log(tell(reports));
  mkdirSync('.cache', { recursive: true });
  writeFileSync(JSON_FILE, JSON.stringify(reports, undefined, 2));
  console.log(`\n${reports.map(asLine).join('\n')}\n\nAll of it: ${JSON_FILE}`);
  return reports.some(({ failed }) => failed.length > 0) ? 1 : 0;
};

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`lighthouse: ${error.message}`);
  return 2;
});
