// npm run check, on every save: types, style, and the unit tests of the files changed since the last commit.
import { spawnSync } from 'node:child_process';
import { setUp } from './setup.mjs';

setUp();

const { stdout: changes = '' } = spawnSync('git', ['status', '--porcelain', '--untracked-files=all'], {
  encoding: 'utf8',
});
/** Vitest knows which tests import a file. A file that is read or compiled may affect any test. */
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
