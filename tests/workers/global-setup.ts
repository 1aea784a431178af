import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isCompiled, writeEngine } from '#scripts/encode/compile-assembly.ts';

/** A fresh clone has no directory yet, and unit tests come before the build. */
const buildDirectory = (): void => {
  const files = ['hospitals.index', 'hospitals.json', 'centroids.bin'];
  if (files.every((file) => existsSync(`data/generated/${file}`))) return;
  execFileSync(process.execPath, ['--import', './scripts/typescript.mjs', 'scripts/build-index.ts'], {
    stdio: 'ignore',
  });
};

/** The tests run the core that the sources give, never an older one. */
export default async (): Promise<void> => {
  buildDirectory();
  if (!isCompiled()) await writeEngine();
};
