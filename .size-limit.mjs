// What a visitor downloads, brotli 11. Budgets: docs/decisions/004-budgets.md.
import { readFileSync } from 'node:fs';
import { FONTS, readAssets, readRoutes } from './scripts/route-files.mjs';

const routes = readRoutes();

/** The worker and the chunk of suggestions that it names; the twin is loaded only where WebAssembly fails. */
const workerScripts = () => {
  const [worker] = readAssets(/^search\.worker-.*\.js$/);
  const [suggest] = readFileSync(worker, 'utf8').match(/suggest-[\w-]+\.js/);
  return [worker, `dist/assets/${suggest}`];
};

/** Measured on data/hospitals.csv: the index may not grow unnoticed. */
const INDEX_LIMIT = '21.5 kB';

export default [
  ...routes.map(({ address, scripts, limit }) => ({
    name: `scripts of ${address}`,
    path: scripts,
    limit: `${limit} kB`,
  })),
  ...routes
    .filter(({ later }) => later.length > 0)
    .map(({ address, later }) => ({ name: `later scripts of ${address}`, path: later, limit: '25 kB' })),
  ...routes.map(({ address, styles }) => ({ name: `styles of ${address}`, path: styles, limit: '15 kB' })),
  ...routes.map(({ address, html }) => ({ name: `HTML of ${address}`, path: html, limit: '20 kB' })),
  { name: 'search worker with suggestions', path: workerScripts(), limit: '20 kB' },
  { name: 'search core, WebAssembly', path: readAssets(/\.wasm$/), limit: '6 kB' },
  { name: 'hospital index', path: readAssets(/^hospitals-.*\.index$/), limit: INDEX_LIMIT },
  { name: 'fonts', path: readAssets(FONTS), limit: '65 kB', brotli: false },
];
