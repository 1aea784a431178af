import { parseArgs } from 'node:util';
import { withServedSite } from '#scripts/hosting/served-site.ts';
import { ENGINES } from './engines.ts';
import { withDeadline } from './eventually.ts';
import { type Front, REPORTS, startProxy } from './front.ts';
import type { Journey } from './journey.ts';
import { COMPARISON } from './journeys/comparison.ts';
import { DOCUMENTS } from './journeys/documents.ts';
import { FINDER } from './journeys/finder.ts';
import { HELP } from './journeys/help.ts';
import { LANGUAGE } from './journeys/language.ts';
import { EVERY_PAGE } from './journeys/pages.ts';
import type { Engine, Visitor } from './visitor.ts';

/**
 * Runs the same journeys through dist/ in each engine. Needs a build.
 *
 * node --import ./scripts/typescript.mjs tests/browsers/run.ts [--only ENGINES] [--journey TEXT]
 *   --only ENGINES  engines separated by commas: chromium, firefox, webkit; default: all
 *   --journey TEXT  only journeys whose title contains TEXT
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, journey: { type: 'string' } } });
const wanted = values.only?.split(',') ?? Object.keys(ENGINES);
const JOURNEYS = [...LANGUAGE, ...FINDER, ...COMPARISON, ...HELP, ...DOCUMENTS, ...EVERY_PAGE];
const journeys = JOURNEYS.filter(({ title }) => title.includes(values.journey ?? ''));

/** Time limits after which a journey, or a browser that is being closed, counts as hung. */
const JOURNEY_MS = 180_000;
const CLOSE_MS = 10_000;

/** Waits for all earlier reports of the page by sending an empty report and waiting for its response. */
const hearOut = (visitor: Visitor): Promise<void> =>
  visitor
    .ask((address) => fetch(address, { method: 'POST', body: '' }).then(() => undefined), REPORTS)
    .catch(() => undefined);

/** Runs a journey and returns the problems that the page reported. */
const walkThrough = async (journey: Journey, engine: Engine, front: Front): Promise<readonly string[]> => {
  const visitor = await engine.visit(front.address, journey.locale);
  try {
    await withDeadline(journey.walk(visitor, { engine, front }), JOURNEY_MS);
    await hearOut(visitor);
  } catch (reason) {
    await withDeadline(visitor.close(), CLOSE_MS).catch(() => undefined);
    throw reason;
  }
  return [...(await visitor.close()), ...front.reports()];
};

/** Runs a journey in a fresh profile. Throws if it fails or if the page reports a problem that is not tolerated. */
const run = async (journey: Journey, engine: Engine, site: string): Promise<void> => {
  const front = await startProxy(site);
  try {
    const trouble = await walkThrough(journey, engine, front);
    const unexpected = trouble.filter((text) => !journey.tolerated?.test(text));
    if (unexpected.length > 0) throw new Error(`the page reported problems:\n${unexpected.join('\n')}`);
  } finally {
    front.close();
  }
};

const tell = (mark: string, title: string, started: number): void =>
  console.log(`  ${mark} ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`);

const runAll = async (engine: Engine, site: string): Promise<number> => {
  let failed = 0;
  for (const journey of journeys) {
    const started = Date.now();
    try {
      await run(journey, engine, site);
      tell('✓', journey.title, started);
    } catch (reason) {
      failed += 1;
      tell('✗', journey.title, started);
      console.log(reason);
    }
  }
  return failed;
};

/** Runs all journeys in an engine. Returns a summary line: engine, version and counts, or why the engine did not run. */
const runEngine = async (key: string, site: string): Promise<{ line: string; good: boolean }> => {
  const { name, start } = ENGINES[key] ?? {
    name: key,
    start: () => Promise.reject(new Error('no such engine')),
  };
  console.log(name);
  let engine: Engine;
  try {
    engine = await start();
  } catch (reason) {
    return {
      line: `${name}: did not run: ${reason instanceof Error ? reason.message : reason}`,
      good: false,
    };
  }
  const failed = await runAll(engine, site);
  await engine.close();
  const passed = journeys.length - failed;
  return { line: `${name} ${engine.version}: ${passed} passed, ${failed} failed`, good: failed === 0 };
};

// Exits on a signal, because all child processes end when this process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

await withServedSite(async (site) => {
  const ends = [];
  for (const key of wanted) ends.push(await runEngine(key, site));
  console.log(`\n${ends.map(({ line }) => line).join('\n')}`);
  if (!ends.every(({ good }) => good) || journeys.length === 0) process.exitCode = 1;
});
// Exits explicitly, because a driver that hangs keeps this process alive.
process.exit();
