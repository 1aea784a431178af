// npm run stats: prints the size of the code base, computed from the files that git tracks.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const SMALL_LINES = 40;
const files = execFileSync('git', ['ls-files'], { encoding: 'utf8' }).split('\n').filter(existsSync);
const read = (file) => readFileSync(file, 'utf8');
const linesOf = (file) => read(file).split('\n').length - 1;
const sum = (list) => list.reduce((total, file) => total + linesOf(file), 0);

const isCode = (file) => /\.(ts|tsx|mts|mjs)$/.test(file);
const production = files.filter((file) => isCode(file) && /^(src|workers|scripts)\//.test(file));
const styles = files.filter((file) => /^src\/.*\.css$/.test(file));
const tests = files.filter((file) => isCode(file) && file.startsWith('tests/'));

const sources = production.map(read);
/** Counts the modules that name a module at the end of an import. */
const importersOf = (file) => sources.filter((source) => source.includes(`/${posix.basename(file)}'`)).length;
const smallSingle = production.filter((file) => linesOf(file) <= SMALL_LINES && importersOf(file) === 1);

/** Counts how often each value occurs. */
const tally = (values) => {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
};
const [largest] = tally(production.map((file) => posix.dirname(file)));
const repeated = tally(production.map((file) => posix.basename(file))).filter(([, count]) => count > 1);
const longest = Math.max(...production.map(linesOf));

const ROWS = [
  ['TypeScript of src, workers and scripts, lines', sum(production)],
  ['  src', sum(production.filter((file) => file.startsWith('src/')))],
  ['  workers', sum(production.filter((file) => file.startsWith('workers/')))],
  ['  scripts', sum(production.filter((file) => file.startsWith('scripts/')))],
  ['CSS, lines', sum(styles)],
  ['tests, lines', sum(tests)],
  ['production modules', production.length],
  [`modules with one importer and at most ${SMALL_LINES} lines`, smallSingle.length],
  ['file names that occur more than once', repeated.length],
  [`most modules in one folder (${largest[0]})`, largest[1]],
  ['longest module, lines', longest],
  [
    'commands in package.json',
    Object.keys(JSON.parse(read('package.json')).scripts).filter((name) => !name.startsWith('pre')).length,
  ],
];
for (const [name, value] of ROWS) console.log(`${String(value).padStart(7)}  ${name}`);
