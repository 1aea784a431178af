import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { memoizeByKey } from '#domain/memoize.ts';
import type { Check } from './fault.ts';
import { FAULTS } from './faults.ts';
import { createTree } from './tree.ts';

const DOC = 'docs/testing.md';
const USAGE = `Plants each fault in a copy of the project and looks whether its test fails. Needs a build in dist/.

npm run faults [-- --only NAME] [--whole] [--markdown]
  --only NAME  faults whose name holds NAME; may stand several times
  --whole      runs the whole stage of npm test instead of the one test
  --markdown   writes the table of faults into ${DOC}, and runs nothing`;

const VITEST = ['vitest/vitest.mjs', 'run', '--reporter=verbose', '--project'];
const COMMANDS: Readonly<Record<Check['stage'], readonly string[]>> = {
  types: ['typescript/bin/tsc', '-b', '--force'],
  lint: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
  'unused code': ['knip/bin/knip.js'],
  'unit tests': [...VITEST, 'unit'],
  'built pages': [...VITEST, 'site'],
  'browser tests': ['@playwright/test/cli.js', 'test', '--reporter=list'],
};

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Returns the command that runs only the test of a check, or with `whole` its entire stage. */
const commandOf = ({ stage, test }: Check, whole: boolean): string => {
  const [tool, ...options] = COMMANDS[stage];
  const named = stage === 'browser tests' ? '-g' : '-t';
  const one = whole || test === undefined ? [] : [test.file, named, literal(test.title)];
  return JSON.stringify([`node_modules/${tool}`, ...options, ...one]);
};

interface Outcome {
  readonly ok: boolean;
  readonly output: string;
}

const runIn =
  (cwd: string) =>
  (command: string): Outcome => {
    const { status, stdout, stderr } = spawnSync(process.execPath, JSON.parse(command), {
      cwd,
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      env: { ...process.env, NO_COLOR: '1' },
    });
    return { ok: status === 0, output: stdout + stderr };
  };

/** Whether the report has a line that begins with the mark of a result and contains the title of the test. */
const reports = ({ output }: Outcome, mark: RegExp, { test }: Check): boolean =>
  test === undefined ||
  output.split('\n').some((line) => mark.test(line) && line.replace(/ [›>] /g, ' ').includes(test.title));

/** Whether the check runs and passes. */
const passes = (check: Check, outcome: Outcome): boolean => outcome.ok && reports(outcome, /^\s*✓ /, check);

/** Whether the check fails, in the expected test, with the expected message. */
const fails = (check: Check, outcome: Outcome): boolean =>
  !outcome.ok && reports(outcome, /^\s*[×✘] /, check) && (check.says?.test(outcome.output) ?? true);

/** `tests/src/csv.test.ts` “CSV text”. */
const nameOf = ({ test }: Check): string => (test ? `\`${test.file}\` “${test.title}”` : '');

const writeTable = (): void => {
  const rows = FAULTS.map(
    ({ name, patch, caughtBy }) => `| ${name} | \`${patch[0]}\` | ${caughtBy.stage} | ${nameOf(caughtBy)} |`,
  );
  const table = ['| Fault | Planted in | Stage | Test |', '|---|---|---|---|', ...rows].join('\n');
  const text = readFileSync(DOC, 'utf8');
  const [, start, end] = /(.*<!-- faults -->\n\n).*(\n<!-- end of faults -->.*)/s.exec(text) ?? [];
  if (start === undefined || end === undefined) throw new Error(`${DOC} has no place for the table`);
  writeFileSync(DOC, `${start}${table}\n${end}`);
};

/** Plants the faults whose name contains one of the texts. Returns whether all are caught. */
const plant = (only: readonly string[], whole: boolean): boolean => {
  const faults = FAULTS.filter(({ name }) => only.some((part) => name.includes(part)));
  if (faults.length === 0) throw new Error(`no fault is called ${only.join(' or ')}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const tree = createTree();
  const run = runIn(tree.folder);
  const runUnchanged = memoizeByKey(run);
  // Applies every patch once, so that a patch that no longer matches stops the run before any check.
  for (const { build: _, ...fault } of faults) tree.withFault(fault, () => undefined);
  const missed = faults.filter((fault) => {
    const started = performance.now();
    const { name, caughtBy } = fault;
    const command = commandOf(caughtBy, whole);
    // A failure proves nothing if the check also fails without the fault.
    const before = runUnchanged(command);
    const isSound = passes(caughtBy, before);
    const outcome = isSound ? tree.withFault(fault, () => run(command)) : before;
    const isCaught = isSound && fails(caughtBy, outcome);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(
      `${isCaught ? 'caught' : 'MISSED'}  ${name} → ${nameOf(caughtBy) || caughtBy.stage} (${seconds} s)`,
    );
    if (!isSound) console.log('This check is missing, or fails without the fault:');
    if (!isCaught) console.log(outcome.output.slice(-3000));
    return !isCaught;
  });
  console.log(`\n${faults.length - missed.length} caught, ${missed.length} missed`);
  return missed.length === 0;
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [''] },
    whole: { type: 'boolean', default: false },
    markdown: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(USAGE);
else if (values.markdown) writeTable();
else process.exitCode = plant(values.only, values.whole) ? 0 : 1;
