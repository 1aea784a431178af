import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isCompiled, writeEngine } from '#scripts/encode/compile-assembly.ts';

/** Builds the directory if missing: a fresh clone has none, and unit tests run before the build. */
const buildDirectory = (): void => {
  const files = ['hospitals.index', 'centroids.bin'];
  if (files.every((file) => existsSync(`data/generated/${file}`))) return;
  execFileSync(process.execPath, ['--import', './scripts/typescript.mjs', 'scripts/build-index.ts'], {
    stdio: 'ignore',
  });
};

/** Compiles the engine if its sources changed, so the tests never run an outdated core. */
export default async (): Promise<void> => {
  buildDirectory();
  if (!isCompiled()) await writeEngine();
};
