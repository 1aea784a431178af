// Prepares a fresh clone: checks the Node version, installs the locked packages and, with --browser, finds a browser for the
// tests. Plain JavaScript, because it runs before any package is installed.
import { spawnSync } from 'node:child_process';
import { lstatSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const NEEDED = [20, 20];
const root = new URL('..', import.meta.url);

const fail = (text) => {
  console.error(`setup: ${text}`);
  process.exit(1);
};

const checkNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1])) return;
  fail(
    `Node ${NEEDED.join('.')} or newer is needed, this is ${process.versions.node}. Install it from nodejs.org or with your version manager.`,
  );
};

const changedAt = (path) => statSync(new URL(path, root), { throwIfNoEntry: false })?.mtimeMs ?? 0;

const install = () => {
  // npm ci would empty a symlinked node_modules, which another checkout also uses.
  if (lstatSync(new URL('node_modules', root), { throwIfNoEntry: false })?.isSymbolicLink()) return;
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  console.log('setup: installing the dependencies (a minute or two the first time) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm ci failed; its message is above.');
};

/** Checks Node and installs packages. If this fails, prints advice and exits with 1. */
export const setUp = () => {
  checkNode();
  install();
};

/** Runs setUp and writes the path of the tests' browser to .cache/browser. */
export const setUpBrowser = async () => {
  setUp();
  await import('./typescript.mjs');
  const { findBrowser } = await import('./browser.ts');
  const { path, source } = await findBrowser().catch((error) => fail(error.message));
  mkdirSync(new URL('.cache/', root), { recursive: true });
  writeFileSync(new URL('.cache/browser', root), path);
  console.log(`setup: tests use the browser from ${source}: ${path}`);
};

if (process.argv[1] === fileURLToPath(import.meta.url))
  await (process.argv.includes('--browser') ? setUpBrowser() : setUp());
