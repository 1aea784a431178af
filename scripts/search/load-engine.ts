import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { EngineKind, HospitalEngine } from '#workers/contract.ts';
import { openPlainEngine } from '#workers/hospitals/plain-engine.ts';
import { readAssembly } from '../encode/compile-assembly.ts';
import { openDirectory } from '../encode/open-directory.ts';
import { QueryError } from './query.ts';

const HOME = fileURLToPath(new URL('../..', import.meta.url));

const readBuilt = (folder: string, name: string): Uint8Array => {
  const file = join(folder, name);
  if (!existsSync(file)) throw new QueryError(`${file}: no such file. Run "npm run data:build" first.`);
  return readFileSync(file);
};

/** Opens the page's engine for the files of a folder. Throws QueryError or IndexError. */
export const openEngine = async (
  kind: EngineKind,
  folder = join(HOME, 'data/generated'),
): Promise<HospitalEngine> => {
  const index = readBuilt(folder, 'hospitals.index');
  return kind === 'plain' ? openPlainEngine(index).engine : openDirectory(index, await readAssembly()).engine;
};
