import { readFileSync, writeFileSync } from 'node:fs';
import { readWasm } from '../../../scripts/search/load-engine.ts';
import type { Hospital } from '../../../src/domain/hospital.ts';
import { EVERYTHING } from '../../../workers/contract.ts';
import { openEngine } from '../../../workers/hospitals/wasm/wasm-engine.ts';
import { makeDirectory } from '../../workers/synthetic.ts';
import { brotli, type Size, sizeOf } from '../brotli.ts';
import { buildDirectory } from '../directories.ts';
import { INDEX } from './cores.ts';
import { productFile, readRows, readRowsFile, writeCourse } from './course.ts';
import type { Job, Results } from './jobs.ts';
import { measureLoad, measureParse } from './load.ts';
import { toBytes } from './peer.ts';
import { race } from './race.ts';
import { CONTESTANTS, type ContestantName } from './registry.ts';
import { toTsv } from './tsv.ts';

/** Rows of a CSV, through the whole data build. */
const rowsOf = async (csv: string): Promise<readonly Hospital[]> => {
  const index = await buildDirectory(csv);
  const { search } = openEngine(index, await readWasm()).engine;
  return search({ ...EVERYTHING, limit: Number.MAX_SAFE_INTEGER }).rows;
};

const make = async (folder: string, name: ContestantName): Promise<Results['make']> => {
  const { product } = CONTESTANTS[name];
  if (product === undefined) throw new Error(`${name} makes nothing`);
  const rows = readRows(folder);
  const start = performance.now();
  const bytes = await product.make(rows);
  const took = performance.now() - start;
  writeFileSync(productFile(folder, product.name), bytes);
  return { took, bytes: bytes.length };
};

const weigh = (folder: string, product: string | undefined): Size =>
  sizeOf(product === undefined ? readRowsFile(folder) : readFileSync(productFile(folder, product)));

const weighTsv = (folder: string): Results['tsv'] => ({
  index: brotli(readFileSync(productFile(folder, INDEX.name))),
  tsv: brotli(toBytes(toTsv(readRows(folder)))),
});

const perform = async (job: Job): Promise<Results[Job['kind']]> => {
  const { folder } = job;
  if (job.kind === 'prepare') {
    const rows = typeof job.of === 'number' ? makeDirectory(job.of) : await rowsOf(job.of);
    await writeCourse(folder, rows, job);
    return { rows: rows.length };
  }
  if (job.kind === 'make') return make(folder, job.name);
  if (job.kind === 'weigh') return weigh(folder, job.product);
  if (job.kind === 'tsv') return weighTsv(folder);
  if (job.kind === 'parse') return measureParse(folder);
  if (job.kind === 'load') return measureLoad(folder, CONTESTANTS[job.name]);
  return race(folder, [CONTESTANTS.wasm, CONTESTANTS[job.name]], job.seconds);
};

/** What is sent is all sent before the process goes. */
const send = (message: object): void => {
  process.send?.(message, () => process.exit());
};

process.once('message', (job: Job) => {
  perform(job).then(send, ({ message }: Error) => send({ failed: message }));
});
