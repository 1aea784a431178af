// npm run dev [-- --pseudo] [Vite's options]: generates the data, then starts Vite with hot reload.
// --pseudo replaces English with the pseudo-language, so that hard-coded text is visible.
// npm run edit [Vite's options]: the same with the content editor at /edit/, reachable from this computer only.
import { setUp } from './setup.mjs';

setUp();
await import('./typescript.mjs');
const { DATA_STEPS, runSteps } = await import('./site/build-steps.ts');
await runSteps(DATA_STEPS);

const options = process.argv.slice(2);
if (options.includes('--pseudo')) process.env.PSEUDO = '1';
if (options.includes('--edit')) {
  process.env.EDIT = '1';
  options.push('--host', '127.0.0.1');
}
// Vite's CLI reads the arguments of this process.
process.argv.splice(
  2,
  process.argv.length,
  ...options.filter((option) => !['--pseudo', '--edit'].includes(option)),
);
await import('../node_modules/vite/bin/vite.js');
