import { cpus, loadavg } from 'node:os';
import type { Browser } from '@playwright/test';
import { withServedSite } from '../../scripts/hosting/served-site.ts';
import { withBrowser } from '../../scripts/lighthouse/with-browser.ts';
import { coldStart } from './browser/cold-start.ts';
import { figuresOf, growthTable, missesOf, speedTable, type Visits } from './browser/figures.ts';
import { growthOf } from './browser/growth.ts';
import { keyToLayout } from './browser/key-to-layout.ts';
import { gestureTable, longTaskMisses, openingLine, visitFinder } from './browser/many-rows.ts';
import { memory } from './browser/memory.ts';
import { type BrowserOptions, readOptions, USAGE } from './browser/options.ts';
import { roundTrips } from './browser/round-trips.ts';
import { withSeededCopy } from './browser/seeded-copy.ts';
import { writePart } from './doc-part.ts';
import { median } from './measure.ts';
import { withBuiltCopy } from './touch/built-copy.ts';
import { middleVisit } from './touch/measured.ts';

interface Report {
  readonly text: string;
  readonly misses: readonly string[];
}

/** The same measurement of each visit, one visit after the other. */
const each = async <Measured>(visits: number, what: string, measure: () => Promise<Measured>) => {
  const all: Measured[] = [];
  for (let visit = 1; visit <= visits; visit++) {
    console.error(`bench browser: ${what}, visit ${visit} of ${visits} …`);
    all.push(await measure());
  }
  return all;
};

const visitsAt = async (
  browser: Browser,
  address: string,
  slow: number,
  visits: number,
): Promise<Visits> => ({
  slow,
  starts: await each(visits, `${slow}×, cold start`, () => coldStart(browser, address, slow)),
  layouts: await each(visits, `${slow}×, keys`, () => keyToLayout(browser, address, slow)),
  trips: await each(visits, `${slow}×, round trips`, () => roundTrips(browser, address, slow)),
});

const reportOn = async (browser: Browser, address: string, { slow, visits }: BrowserOptions) => {
  const speeds: Visits[] = [];
  for (const speed of slow) speeds.push(await visitsAt(browser, address, speed, visits));
  const held = await each(Math.min(visits, 3), 'memory', () => memory(browser, address));
  const growths = growthOf(held);
  const queries = [0, 1].map((at) => median(held.map((pair) => pair[at]?.queries ?? 0)));
  const tables = [speedTable(speeds.map(figuresOf)), growthTable(growths, queries as [number, number])];
  return { text: tables.join('\n\n'), misses: missesOf(growths) };
};

/** The finder used on many rows: every visit at one speed, the median of the same gesture. */
const reportOnMany = async (browser: Browser, address: string, { slow, visits, rows }: BrowserOptions) => {
  const texts: string[] = [];
  const misses: string[] = [];
  for (const speed of slow) {
    const starts = await each(visits, `${speed}×, cold start`, () => coldStart(browser, address, speed));
    const seen = await each(visits, `${speed}×, all gestures`, () => visitFinder(browser, address, speed));
    const gestures = middleVisit(seen.map((visit) => visit.gestures));
    misses.push(...longTaskMisses(gestures).map((miss) => `${speed}×, ${miss}`));
    texts.push(`${rows} hospitals, ${openingLine(speed, starts, seen)}`, gestureTable(gestures));
  }
  return { text: texts.join('\n\n'), misses };
};

const measureSite = (folder: string, options: BrowserOptions): Promise<Report> => {
  const report = options.rows === undefined ? reportOn : reportOnMany;
  return withServedSite((address) => withBrowser((browser) => report(browser, address, options)), folder);
};

const run = (options: BrowserOptions): Promise<Report> => {
  const measure = (folder: string): Promise<Report> => measureSite(folder, options);
  if (options.site !== undefined) return measure(options.site);
  if (options.rows !== undefined) return withSeededCopy(options.rows, measure);
  return process.env.HOSPITALS_CSV ? withBuiltCopy(measure) : measure('.');
};

/** How busy the machine was decides what such figures are worth. */
const remark = ({ visits }: BrowserOptions, before: number): string =>
  `${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores, medians of ${visits} visits; load of the machine ${before.toFixed(1)} before, ${(loadavg()[0] ?? 0).toFixed(1)} after.`;

const main = async (args: readonly string[]): Promise<number> => {
  const options = readOptions(args);
  if (typeof options === 'string') {
    console.error(options);
    return options === USAGE ? 0 : 2;
  }
  const before = loadavg()[0] ?? 0;
  const { text, misses } = await run(options);
  const told = [remark(options, before), text].join('\n\n');
  console.log(told);
  if (options.write) writePart(options.rows === undefined ? 'bench:browser' : 'bench:browser --rows', told);
  for (const miss of misses) console.error(`missed: ${miss}`);
  return misses.length > 0 ? 1 : 0;
};

process.exitCode = await main(process.argv.slice(2)).catch((error: Error) => {
  console.error(`bench browser: ${error.message}`);
  return 2;
});
