import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildIndex } from '../../../scripts/build-index.ts';
import { readAssembly } from '../../../scripts/encode/compile-assembly.ts';
import { nameOrder } from '../../../scripts/encode/encode-order.ts';
import type { Hospital } from '../../../src/domain/hospital.ts';
import { DEFAULT_QUERY } from '../../../workers/contract.ts';
import { openEngine } from '../../../workers/hospitals/wasm/wasm-engine.ts';
import { makeQueries } from '../../workers/query-mix.ts';
import { makeDirectory } from '../../workers/synthetic.ts';
import { inFolder } from '../figures.ts';
import type { ContestantName } from './contestants.ts';
import { createOracle, type ExpectedResult } from './oracle.ts';
import { type DownloadedFiles, parseBytes, toBytes } from './peer.ts';
import { makeRanks, readRanks } from './ranks.ts';

/** Runs the entire data build on a CSV file and returns the index. */
export const buildCsv = (csv: string): Promise<Uint8Array> =>
  inFolder(async (out) => {
    await buildIndex({
      input: csv,
      out,
      normalized: undefined,
      report: undefined,
      networks: ['ultra'],
      strict: false,
    });
    return readFileSync(join(out, 'hospitals.index'));
  });

const readCsv = async (csv: string): Promise<readonly Hospital[]> => {
  const { search } = openEngine(await buildCsv(csv), await readAssembly()).engine;
  return search({ ...DEFAULT_QUERY, limit: Number.MAX_SAFE_INTEGER }).rows;
};

const read = (folder: string, name: string): Uint8Array => new Uint8Array(readFileSync(join(folder, name)));

/**
 * Writes the input of all contestants: rows in name order, ranks, and queries with their expected results. Returns the number
 * of rows.
 */
export const writeFiles = async (folder: string, of: number | string, queries: number): Promise<number> => {
  const rows = nameOrder(typeof of === 'number' ? makeDirectory(of) : await readCsv(of));
  const ranks = makeRanks(rows);
  const answer = createOracle(rows, readRanks(ranks));
  const asked = makeQueries(rows, queries).map(answer);
  writeFileSync(join(folder, 'rows.json'), toBytes(JSON.stringify(rows)));
  writeFileSync(join(folder, 'ranks.bin'), new Uint8Array(ranks.buffer));
  writeFileSync(join(folder, 'asked.json'), toBytes(JSON.stringify(asked)));
  return rows.length;
};

export const readRowsFile = (folder: string): Uint8Array => read(folder, 'rows.json');
export const readRows = (folder: string): Hospital[] => parseBytes(readRowsFile(folder));
export const readAsked = (folder: string): ExpectedResult[] => parseBytes(read(folder, 'asked.json'));

export const indexFile = (folder: string, name: ContestantName): string => join(folder, `${name}.index`);

/** Reads the files that a visitor of a site with this contestant downloads. */
export const readArrived = async (
  folder: string,
  name: ContestantName,
  hasIndex: boolean,
): Promise<DownloadedFiles> => {
  return {
    rows: readRowsFile(folder),
    index: hasIndex ? new Uint8Array(readFileSync(indexFile(folder, name))) : new Uint8Array(),
    core: new WebAssembly.Module((await readAssembly()).slice()),
    ranks: readRanks(new Uint32Array(read(folder, 'ranks.bin').buffer)),
  };
};
