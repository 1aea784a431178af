import { parseArgs } from 'node:util';
import { withServedSite } from '../../scripts/hosting/served-site.ts';
import { withBrowser } from '../../scripts/lighthouse/with-browser.ts';
import { conditions, machineLoad, writePart } from './figures.ts';
import { type Report, reportPaints, reportTasks } from './touch/report.ts';
import { type DEVICES, visitFinder } from './touch/visit.ts';
import type { Seen } from './touch/watch.ts';

const USAGE = `npm run bench -- touch [--site FOLDER --visits 3 --write]
  Uses the finder of the last build in a browser: gestures with the processor slowed 4 times, long tasks with 6 times.
  Exits with 1 if a budget is missed.

  --site FOLDER  another built copy of the project
  --visits N     visits per device and speed (default 3); the median of each gesture counts
  --write        writes the figures into docs/performance-tables.md`;

const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.' },
    visits: { type: 'string', default: '3' },
    write: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
const visits = Number(values.visits);

const measure = (): Promise<readonly Report[]> =>
  withServedSite(
    (address) =>
      withBrowser(async (browser) => {
        const reports: Report[] = [];
        for (const [slow, report] of [
          [4, reportPaints],
          [6, reportTasks],
        ] as const)
          for (const device of ['phone', 'desktop'] as const satisfies readonly (keyof typeof DEVICES)[]) {
            const seen: Seen[] = [];
            for (let visit = 1; visit <= visits; visit++) {
              console.error(`${device}, ${slow}×, visit ${visit} of ${visits} …`);
              seen.push(await visitFinder(browser, address, { device, slow }));
            }
            reports.push(report(`${device}, processor slowed ${slow} times`, seen));
          }
        return reports;
      }),
    values.site,
  );

if (values.help || !(visits >= 1)) console.log(USAGE);
else {
  const before = machineLoad();
  const reports = await measure();
  const head = conditions(`${visits} visits, the median of each gesture`, before);
  const text = [head, ...reports.map((report) => report.text)].join('\n\n');
  console.log(text);
  if (values.write) writePart('bench:touch', text);
  const misses = reports.flatMap((report) => report.misses);
  for (const miss of misses) console.error(`missed: ${miss}`);
  process.exitCode = misses.length > 0 ? 1 : 0;
}
