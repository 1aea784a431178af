// npm start: builds the site and serves it.
import { spawnSync } from 'node:child_process';
import { setUp } from './setup.mjs';

setUp();
const build = ['--import', './scripts/typescript.mjs', 'scripts/build.ts'];
const { status } = spawnSync(process.execPath, build, { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);
await import('./typescript.mjs');
await import('./serve.ts');
