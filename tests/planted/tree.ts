import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Fault, Patch } from './fault.ts';

/** Outputs of a build, which are not committed. */
const BUILT = ['dist', '.cache', 'data/generated'];
/** Files that are not copied. Without a compressed variant the server sends the patched file itself. */
const LEFT_OUT = /\.(?:br|gz)$|\.cache\/(?:types|pseudo)/;

const sourceFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => file !== '' && existsSync(file));

const copyBuilt = (tree: string): void => {
  for (const folder of BUILT) {
    rmSync(join(tree, folder), { recursive: true, force: true });
    cpSync(folder, join(tree, folder), { recursive: true, filter: (name) => !LEFT_OUT.test(name) });
  }
};

/** Resolves the hash in a path: "dist/assets/shared-*.css" → the file that matches. Throws unless exactly one matches. */
const found = (tree: string, file: string): string => {
  const [start = '', end] = file.split('*');
  if (end === undefined) return file;
  const names = readdirSync(join(tree, dirname(file))).map((name) => join(dirname(file), name));
  const [one, ...others] = names.filter((name) => name.startsWith(start) && name.endsWith(end));
  if (one === undefined || others.length > 0) throw new Error(`${file} is not exactly one file`);
  return one;
};

/** Returns the files to patch: a built page is written to two files, so that any server finds it. */
const filesOf = (tree: string, file: string): readonly string[] => {
  const copy = file.replace(/(?<=^dist\/.*)\.html$/, '/index.html');
  return copy !== file && existsSync(join(tree, copy)) ? [file, copy] : [file];
};

const patched = (text: string, [file, search, replacement]: Patch): string => {
  if (replacement === undefined) return text + search;
  const count = text.split(search).length - 1;
  if (count !== 1) throw new Error(`${file} holds ${count} times, not once: ${search}`);
  return text.replace(search, () => replacement);
};

/** Copies the project's current working files into a temporary folder, without the outputs of builds, and links node_modules. */
export const copySources = (): string => {
  const tree = mkdtempSync(join(tmpdir(), 'health-plans-'));
  // Registered before copying, so that the copy is removed even if copying fails or a signal ends the run.
  process.once('exit', () => rmSync(tree, { recursive: true, force: true }));
  for (const file of sourceFiles()) cpSync(file, join(tree, file), { recursive: true });
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'), 'dir');
  return tree;
};

/** Builds the site from a copy of the project. */
export const buildSite = (tree: string): void => {
  const script = ['--import', './scripts/typescript.mjs', 'scripts/build.ts'];
  const env = { ...process.env, HOSPITALS_CSV: '', QUICK_BUILD: '1' };
  execFileSync(process.execPath, script, { cwd: tree, env, stdio: 'pipe', maxBuffer: 2 ** 28 });
};

/** Creates a temporary copy of the project in which one fault at a time is planted. */
export const createTree = () => {
  const tree = copySources();
  copyBuilt(tree);

  /** Applies the fault, calls `run` and removes the fault afterwards. Throws if the patch does not match. */
  const withFault = <Result>({ patch, build }: Fault, run: () => Result): Result => {
    const files = filesOf(tree, found(tree, patch[0])).map((file) => join(tree, file));
    const before = files.map((file) => [file, readFileSync(file, 'utf8')] as const);
    const after = before.map(([file, text]) => [file, patched(text, patch)] as const);
    try {
      for (const [file, text] of after) writeFileSync(file, text);
      if (build) buildSite(tree);
      return run();
    } finally {
      for (const [file, text] of before) writeFileSync(file, text);
      if (build) copyBuilt(tree);
    }
  };
  return { folder: tree, withFault };
};
