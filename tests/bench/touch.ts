import { cpus, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { withServedSite } from '../../scripts/served-site.ts';
import { withBrowser } from '../../scripts/with-browser.ts';
import { writePart } from './doc-part.ts';
import { withBuiltCopy } from './touch/built-copy.ts';
import { DEVICES, measure } from './touch/devices.ts';
import { readOptions, type TouchOptions, USAGE } from './touch/options.ts';
import { type DeviceReport, missesOf, reportOn, toText } from './touch/report.ts';

const measureAll = async (browser: Browser, address: string, { slow, device }: TouchOptions) => {
  const reports: DeviceReport[] = [];
  for (const each of DEVICES.filter(({ name }) => device === undefined || name === device)) {
    console.error(`bench:touch: ${each.name} …`);
    reports.push(reportOn(each.name, await measure(browser, each, address, slow)));
  }
  return reports;
};

const measureSite = (folder: string, options: TouchOptions): Promise<readonly DeviceReport[]> =>
  withServedSite((address) => withBrowser((browser) => measureAll(browser, address, options)), folder);

const run = (options: TouchOptions): Promise<readonly DeviceReport[]> =>
  options.site === undefined && process.env.HOSPITALS_CSV
    ? withBuiltCopy((folder) => measureSite(folder, options))
    : measureSite(options.site ?? '.', options);

/** How busy the machine was decides what such figures are worth. */
const remark = (slow: number, before: number): string =>
  `${new Date().toISOString().slice(0, 10)}, processor slowed ${slow} times, ${cpus().length} cores; load of the machine ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after.`;

const main = async (args: readonly string[]): Promise<number> => {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(options);
    return options === USAGE ? 0 : 2;
  }
  const before = loadavg()[0] ?? 0;
  const reports = await run(options);
  const text = [remark(options.slow, before), ...reports.map(toText)].join('\n\n');
  console.log(text);
  if (options.write) writePart('bench:touch', text);
  const misses = reports.flatMap(missesOf);
  for (const miss of misses) console.error(`missed: ${miss}`);
  return misses.length > 0 ? 1 : 0;
};

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`bench:touch: ${error.message}`);
  return 2;
});
