// npm run check, for every save: types, style, and the unit tests of what has changed since the last commit. No build, no browser.
import { spawnSync } from 'node:child_process';

const { stdout: changes = '' } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], {
  encoding: 'utf8',
});
/** Vitest finds the tests that import a file. What is read or compiled instead may concern any of them. */
const isImported = (line) =>
  /\.(tsx?|mjs)"?$/.test(line) && !line.includes('workers/hospitals/wasm/assembly/');
const isCodeAlone = changes.split('\n').filter(Boolean).every(isImported);

const STEPS = [
  { name: 'types', run: ['node_modules/typescript/bin/tsc', '-b', '--force'], repeat: 'npm run types' },
  {
    name: 'lint',
    run: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    repeat: 'npm run lint',
  },
  {
    name: isCodeAlone ? 'unit tests of what has changed' : 'unit tests',
    run: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--project',
      'unit',
      ...(isCodeAlone ? ['--changed'] : []),
    ],
    repeat: `npx vitest run --project unit${isCodeAlone ? ' --changed' : ''}`,
  },
];

const results = STEPS.map(({ name, run, repeat }) => {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const { status } = spawnSync(process.execPath, run, { stdio: 'inherit' });
  return { name, repeat, ok: status === 0, seconds: ((performance.now() - start) / 1000).toFixed(0) };
});

console.log('');
for (const { name, ok, seconds, repeat } of results)
  console.log(`${ok ? 'passed' : 'FAILED'}  ${name}, ${seconds} s${ok ? '' : `: ${repeat}`}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
