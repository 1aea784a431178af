import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDirectory } from '../../../scripts/encode/open-directory.ts';
import { readWasm } from '../../../scripts/search/load-engine.ts';
import { brotli } from '../brotli.ts';
import { buildDirectory, OWN_CSV } from '../directories.ts';
import { readableBytes } from '../measure.ts';
import type { Line } from './line.ts';

const ROW_BYTES = 12;
const WASM_KB = 8;
const WORKER_KB = 6;
const ASSETS = 'dist/assets';

/** A script and all that it imports from the start; what it asks for later (FlexSearch, with the suggestions) is not in it. */
const withImports = (file: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(file)) return seen;
  seen.add(file);
  const code = readFileSync(join(ASSETS, file), 'utf8');
  for (const [, name = ''] of code.matchAll(/(?:from|import)\s*"\.\/([\w.-]+\.js)"/g))
    withImports(name, seen);
  return seen;
};

const measureWorker = (): Pick<Line, 'measured' | 'note'> => {
  const names = existsSync(ASSETS) ? readdirSync(ASSETS) : [];
  const worker = names.find((name) => /^search\.worker-.*\.js$/.test(name));
  if (worker === undefined)
    return { measured: undefined, note: `${ASSETS} has no worker: run npm run build first` };
  const files = [...withImports(worker)].map((name) => readFileSync(join(ASSETS, name)));
  const bytes = files.reduce((sum, file) => sum + brotli(file), 0);
  return {
    measured: bytes / 1000,
    note: `search.worker of dist/ and what it imports from the start, ${files.length} files`,
  };
};

/** The index of the directory that the site ships. */
export const ownLine = async (): Promise<Line> => {
  const index = await buildDirectory(OWN_CSV);
  const { rows } = openDirectory(index).directory;
  return {
    what: 'data/hospitals.csv: index per row, brotli',
    sense: 'at most',
    unit: ' bytes',
    required: ROW_BYTES,
    measured: brotli(index) / rows,
    note: `${rows} rows`,
  };
};

/** The sizes of the code. */
export const fileLines = async (): Promise<readonly Line[]> => {
  const { core, reader } = await readWasm();
  const most = { sense: 'at most', unit: ' KB' } as const;
  return [
    {
      what: 'search core, WebAssembly',
      ...most,
      required: WASM_KB,
      measured: core.length / 1000,
      note: `brotli ${readableBytes(brotli(core))}; its reader ${readableBytes(reader.length)}, brotli ${readableBytes(brotli(reader))}`,
    },
    { what: 'worker without FlexSearch, brotli', ...most, required: WORKER_KB, ...measureWorker() },
  ];
};
