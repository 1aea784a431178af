// Makes a bare clone ready: checks Node, installs what the lock file names, and with --browser finds one for the tests.
// Plain JavaScript on purpose: it runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';

const NEEDED = [20, 20];
const root = new URL('..', import.meta.url);
const say = (text) => console.log(`setup: ${text}`);

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
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  say('installing the dependencies (a minute or two the first time) …');
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) fail('npm ci did not succeed; its message is above.');
};

const findBrowser = async () => {
  const { findBrowser: find } = await import('./find-browser.mjs');
  const { path, source } = await find().catch((error) => fail(error.message));
  mkdirSync(new URL('.cache/', root), { recursive: true });
  writeFileSync(new URL('.cache/browser', root), path);
  say(`tests use the browser from ${source}: ${path}`);
};

checkNode();
install();
if (process.argv.includes('--browser')) await findBrowser();
