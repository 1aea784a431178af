import { cpus, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { withServedSite } from '../../scripts/hosting/served-site.ts';
import { withBrowser } from '../../scripts/lighthouse/with-browser.ts';
import { writePart } from './doc-part.ts';
import { withBuiltCopy } from './touch/built-copy.ts';
import { DEVICES, type Device, measure } from './touch/devices.ts';
import { type Measured, measuredIn, middleVisit } from './touch/measured.ts';
import { readOptions, type TouchOptions, USAGE } from './touch/options.ts';
import { type DeviceReport, missesOf, reportOn, toText } from './touch/report.ts';
import { benchmarkIndex } from './touch/speed.ts';

const visitAll = async (browser: Browser, each: Device, address: string, { slow, visits }: TouchOptions) => {
  const measured: (readonly Measured[])[] = [];
  for (let visit = 1; visit <= visits; visit++) {
    console.error(`bench touch: ${each.name}, visit ${visit} of ${visits} …`);
    measured.push(measuredIn(await measure(browser, each, address, slow)));
  }
  return reportOn(each.name, middleVisit(measured));
};

const measureAll = async (browser: Browser, address: string, options: TouchOptions) => {
  const reports: DeviceReport[] = [];
  for (const each of DEVICES.filter(({ name }) => options.device === undefined || name === options.device))
    reports.push(await visitAll(browser, each, address, options));
  return reports;
};

const measureSite = (folder: string, options: TouchOptions): Promise<readonly DeviceReport[]> =>
  withServedSite((address) => withBrowser((browser) => measureAll(browser, address, options)), folder);

const run = (options: TouchOptions): Promise<readonly DeviceReport[]> =>
  options.site === undefined && process.env.HOSPITALS_CSV
    ? withBuiltCopy((folder) => measureSite(folder, options))
    : measureSite(options.site ?? '.', options);

/** How busy the machine was decides what such figures are worth. */
const remark = ({ slow, visits }: TouchOptions, before: number, index: number): string =>
  `${new Date().toISOString().slice(0, 10)}, processor slowed ${slow} times (benchmark index ${index} before that), ${cpus().length} cores, ${visits} visits (a gesture's figure is the median of theirs); load of the machine ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after.`;

const main = async (args: readonly string[]): Promise<number> => {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(options);
    return options === USAGE ? 0 : 2;
  }
  const before = loadavg()[0] ?? 0;
  const index = await withBrowser(benchmarkIndex);
  const reports = await run(options);
  const text = [remark(options, before, index), ...reports.map(toText)].join('\n\n');
  console.log(text);
  if (options.write) writePart('bench:touch', text);
  const misses = reports.flatMap(missesOf);
  for (const miss of misses) console.error(`missed: ${miss}`);
  return misses.length > 0 ? 1 : 0;
};

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`bench touch: ${error.message}`);
  return 2;
});
