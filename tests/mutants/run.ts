import { spawnSync } from 'node:child_process';

/* npm run mutants [-- Stryker's options]: mutates the workers and the normalization of the directory. */
const dataBuild = ['--import', './scripts/typescript.mjs', 'scripts/build-index.ts'];
const { status } = spawnSync(process.execPath, dataBuild, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
process.argv.splice(2, 0, 'run');
await import(new URL('../../node_modules/@stryker-mutator/core/bin/stryker.js', import.meta.url).href);
