import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '#scripts/hosting/served-site.ts';
import { copySources } from '../../planted/tree.ts';
import { test as base } from './site.ts';

/** Has every optional column, including Open. Needs its own build, because a page loads only the detail files of its build. */
const FILE = `Provider Name,Address,City,State,Zipcode,Open,Ultra,Plus,Core,Telephone,Website,Hospital Type,Emergency Services
Harbor Hospital,55 Fruit Street,Boston,MA,02114,1,1,0,0,(617) 555-0101,www.harbor.example,Acute Care Hospitals,Yes
Pine Clinic,8 Elm Street,Boston,MA,02114,0,1,1,0,617-555-0102 ext. 4,,Psychiatric,No
Oak Hospital,1 Main Street,Ada,OK,74820,0,0,0,1,,,,No
`;

const script = (file: string): readonly string[] => ['--import', './scripts/typescript.mjs', file];

const buildAndServe = (tree: string): ChildProcess => {
  copySources(tree);
  writeFileSync(join(tree, 'data/hospitals.csv'), FILE);
  const env = { ...process.env, HOSPITALS_CSV: '', QUICK_BUILD: '1', PORT: '0' };
  execFileSync(process.execPath, script('scripts/build.ts'), { cwd: tree, env, stdio: 'pipe' });
  return spawn(process.execPath, script('scripts/serve.ts'), {
    ...{ cwd: tree, env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

/** Tests on a site with the directory above, built and served only for them. */
export const test = base.extend<object, { readonly detailsSite: string }>({
  detailsSite: [
    async ({ browserName: _ }, use) => {
      const tree = mkdtempSync(join(tmpdir(), 'details-site-'));
      process.once('exit', () => rmSync(tree, { recursive: true, force: true }));
      const server = buildAndServe(tree);
      process.once('exit', () => server.kill());
      await use(await addressOf(server));
      server.kill();
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ detailsSite }, use) => use(detailsSite),
});
