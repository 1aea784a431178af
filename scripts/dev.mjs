// npm run dev [-- --pseudo] [Vite's options]: generates the data, then starts Vite with hot reload.
// --pseudo shows English in the pseudo-language, so that hard-coded text shows.
import { setUp } from './setup.mjs';

setUp();
await import('./typescript.mjs');
const { DATA_STEPS, runSteps } = await import('./site/build-steps.ts');
await runSteps(DATA_STEPS);

const options = process.argv.slice(2);
if (options.includes('--pseudo')) process.env.PSEUDO = '1';
// Vite's command line reads the arguments of this process.
process.argv.splice(2, options.length, ...options.filter((option) => option !== '--pseudo'));
await import('../node_modules/vite/bin/vite.js');
