import { statSync } from 'node:fs';
import { FONTS, readAssets, readRoutes, STYLES } from './route-files.mjs';

/** Prints what each route transfers from a cold cache, in kB as compressed: npm run budget, after a build. */
const sizeOf = (file: string): number =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0);

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

const line = (address: string, parts: readonly number[]): string =>
  [address.padEnd(20), ...parts.map(kilobytes), kilobytes(parts.reduce((sum, part) => sum + part, 0))].join(
    ' ',
  );

console.log(
  ['route'.padEnd(20), ...['HTML', 'scripts', 'styles', 'fonts', 'all'].map((name) => name.padStart(7))].join(
    ' ',
  ),
);
const styles = total(readAssets(STYLES));
const fonts = total(readAssets(FONTS));
for (const { address, html, scripts } of readRoutes()) {
  console.log(line(address, [total([html]), total(scripts), styles, fonts]));
}
