import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FOLDER = fileURLToPath(new URL('..', import.meta.url));

const changedAt = (file: string): number =>
  statSync(`${FOLDER}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Installs what tests/bench/package-lock.json names, unless that is there already. Throws when npm fails. */
export const installPackages = (): void => {
  if (changedAt('node_modules/.package-lock.json') >= changedAt('package-lock.json')) return;
  console.error('installing the packages of tests/bench …');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: FOLDER,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('npm ci in tests/bench did not succeed; its message is above');
};
