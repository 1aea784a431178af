// Prints the compressed kB that each route transfers with a cold cache, on load and while scrolling to the end.
import { statSync } from 'node:fs';
import { FONTS, readAssets, readRoutes } from './site/route-files.ts';

const sizeOf = (file: string): number =>
  (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;

const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + sizeOf(file), 0);

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);

/** Formats a row of the table. The parts add up to "all"; "later" is not included in the sum. */
const line = (address: string, parts: readonly number[], later: number): string => {
  const all = parts.reduce((sum, part) => sum + part, 0);
  return [address.padEnd(20), ...[...parts, all, later].map(kilobytes)].join(' ');
};

const COLUMNS = ['HTML', 'scripts', 'styles', 'fonts', 'all', 'later'];

console.log(['route'.padEnd(20), ...COLUMNS.map((name) => name.padStart(7))].join(' '));
const fonts = total(readAssets(FONTS));
for (const { address, html, scripts, styles, later } of readRoutes()) {
  console.log(line(address, [total([html]), total(scripts), total(styles), fonts], total(later)));
}
