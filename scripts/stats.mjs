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

const aliases = Object.entries(JSON.parse(read('package.json')).imports).map(([from, to]) => [
  from.replace('*', ''),
  to.replace(/^\.\/|\*/g, ''),
]);
const known = new Set(production);

/** Resolves an import to a production file; undefined for other files. */
const resolve = (from, name) => {
  const alias = aliases.find(([start]) => name.startsWith(start));
  const path = alias ? alias[1] + name.slice(alias[0].length) : posix.join(posix.dirname(from), name);
  return [path, `${path}.ts`].find((each) => known.has(each));
};

const importsOf = (file) =>
  [...read(file).matchAll(/(?:from|import)\s*\(?\s*'([#.][^']+)'/g)].flatMap(
    ([, name]) => resolve(file, name) ?? [],
  );

const importers = new Map(production.map((file) => [file, new Set()]));
for (const file of production) for (const target of importsOf(file)) importers.get(target)?.add(file);
const single = production.filter((file) => importers.get(file)?.size === 1);
const smallSingle = single.filter((file) => linesOf(file) <= SMALL_LINES);

const folders = new Map();
for (const file of production) {
  const folder = posix.dirname(file);
  folders.set(folder, (folders.get(folder) ?? 0) + 1);
}
const [largest] = [...folders].sort(([, a], [, b]) => b - a);
const longest = Math.max(...production.map(linesOf));

const names = new Map();
for (const file of production) {
  const name = posix.basename(file);
  names.set(name, (names.get(name) ?? 0) + 1);
}

const ROWS = [
  ['TypeScript of src, workers and scripts, lines', sum(production)],
  ['  src', sum(production.filter((file) => file.startsWith('src/')))],
  ['  workers', sum(production.filter((file) => file.startsWith('workers/')))],
  ['  scripts', sum(production.filter((file) => file.startsWith('scripts/')))],
  ['CSS, lines', sum(styles)],
  ['tests, lines', sum(tests)],
  ['production modules', production.length],
  [`modules with one importer and at most ${SMALL_LINES} lines`, smallSingle.length],
  ['file names that occur more than once', [...names.values()].filter((count) => count > 1).length],
  [`most modules in one folder (${largest[0]})`, largest[1]],
  ['longest module, lines', longest],
  [
    'commands in package.json',
    Object.keys(JSON.parse(read('package.json')).scripts).filter((name) => !name.startsWith('pre')).length,
  ],
];
for (const [name, value] of ROWS) console.log(`${String(value).padStart(7)}  ${name}`);
