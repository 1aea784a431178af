import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { COMMANDS, isCaught, isGreen, runChecks } from './check.ts';
import { type Check, type Fault, isTest } from './fault.ts';
import { FAULTS } from './faults.ts';
import { createTree } from './tree.ts';

const DOC = 'docs/testing.md';
const USAGE = `Plants each fault in a copy of the project and looks whether its test fails. Needs a build in dist/.

npm run faults [-- --only NAME] [--whole] [--markdown]
  --only NAME  faults whose name holds NAME; may stand several times
  --whole      runs the whole stage of npm test instead of the one test
  --markdown   writes the table of faults into ${DOC}, and runs nothing`;

const nameOf = (check: Check): string => (isTest(check) ? `\`${check.file}\` “${check.title}”` : check.stage);

const table = (): string =>
  [
    '| Fault | Planted in | Stage | Test |',
    '|---|---|---|---|',
    ...FAULTS.map(
      ({ name, patch, caughtBy }) =>
        `| ${name} | \`${patch[0]}\` | ${caughtBy.stage} | ${isTest(caughtBy) ? nameOf(caughtBy) : ''} |`,
    ),
  ].join('\n');

const writeTable = (): void => {
  const text = readFileSync(DOC, 'utf8');
  const [, start, end] = /(.*<!-- faults -->\n\n).*(\n<!-- end of faults -->.*)/s.exec(text) ?? [];
  if (start === undefined || end === undefined) throw new Error(`${DOC} has no place for the table`);
  writeFileSync(DOC, `${start}${table()}\n${end}`);
};

const STAGES = Object.keys(COMMANDS) as Check['stage'][];

/** Returns the faults whose check does not pass without the fault, because its failure with the fault would prove nothing. */
const withoutGreen = (folder: string, faults: readonly Fault[], whole: boolean): readonly Fault[] =>
  STAGES.flatMap((stage) => {
    const ofStage = faults.filter(({ caughtBy }) => caughtBy.stage === stage);
    const [first, ...others] = ofStage.map(({ caughtBy }) => caughtBy);
    if (first === undefined) return [];
    const outcome = runChecks(folder, [first, ...others], whole);
    const red = ofStage.filter(({ caughtBy }) => !isGreen(caughtBy, outcome));
    if (red.length > 0) console.log(outcome.output.slice(-3000));
    return red;
  });

const plantAll = (faults: readonly Fault[], whole: boolean): boolean => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
  const tree = createTree();
  // Applies every patch once, so that a patch that no longer matches stops the run before any check.
  for (const { build: _, ...fault } of faults) tree.withFault(fault, () => undefined);
  console.log(`${faults.length} faults; first their tests without them …`);
  const red = withoutGreen(tree.folder, faults, whole);
  for (const { name, caughtBy } of red)
    console.log(`MISSED  ${name} → ${nameOf(caughtBy)} is missing, or fails without the fault`);
  const missed = faults.filter((fault) => {
    if (red.includes(fault)) return true;
    const started = performance.now();
    const { name, caughtBy } = fault;
    const outcome = tree.withFault(fault, () => runChecks(tree.folder, [caughtBy], whole));
    const caught = isCaught(caughtBy, outcome);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`${caught ? 'caught' : 'MISSED'}  ${name} → ${nameOf(caughtBy)} (${seconds} s)`);
    if (!caught) console.log(outcome.output.slice(-3000));
    return !caught;
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
else {
  const faults = FAULTS.filter(({ name }) => values.only.some((part) => name.includes(part)));
  if (faults.length === 0) throw new Error(`no fault is called ${values.only.join(' or ')}`);
  process.exitCode = plantAll(faults, values.whole) ? 0 : 1;
}
