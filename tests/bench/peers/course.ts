import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nameOrder } from '../../../scripts/encode/encode-order.ts';
import { readWasm } from '../../../scripts/search/load-engine.ts';
import type { Hospital } from '../../../src/domain/hospital.ts';
import { makeQueries } from '../../workers/query-mix.ts';
import { type Asked, createOracle } from './oracle.ts';
import { type Gift, makeOrders, readOrders } from './orders.ts';
import { type Arrived, parse, toBytes } from './peer.ts';

/** What all contestants run on, as files of a folder: each measurement is a process of its own. */
const FILES = { rows: 'rows.json', orders: 'orders.bin', asked: 'asked.json', gift: 'gift' };
const WASM = { core: 'engine.wasm', reader: 'reader.wasm' };

export const productFile = (folder: string, name: string): string =>
  join(folder, `${name.replaceAll(/\W+/g, '-')}.product`);

/** The directory in name order, its orders, the core, and so many questions with their right answers. */
export const writeCourse = async (
  folder: string,
  hospitals: readonly Hospital[],
  { queries, gift }: { queries: number; gift: Gift },
): Promise<void> => {
  const rows = nameOrder(hospitals);
  const orders = makeOrders(rows);
  const write = (file: string, bytes: Uint8Array) => writeFileSync(join(folder, file), bytes);
  write(FILES.rows, toBytes(JSON.stringify(rows)));
  write(FILES.orders, new Uint8Array(orders.buffer));
  write(FILES.gift, toBytes(gift));
  const wasm = await readWasm();
  write(WASM.core, wasm.core);
  write(WASM.reader, wasm.reader);
  const answer = createOracle(rows, readOrders(orders));
  write(FILES.asked, toBytes(JSON.stringify(makeQueries(rows, queries).map(answer))));
};

const read = (folder: string, file: string): Uint8Array => new Uint8Array(readFileSync(join(folder, file)));

const compile = (folder: string, file: string): WebAssembly.Module =>
  new WebAssembly.Module(readFileSync(join(folder, file)));

export const readRowsFile = (folder: string): Uint8Array => read(folder, FILES.rows);
export const readRows = (folder: string): Hospital[] => parse(readRowsFile(folder));
export const readAsked = (folder: string): Asked[] => parse(read(folder, FILES.asked));

/** What a visitor of this contestant receives. */
export const readArrived = (folder: string, product: string | undefined): Arrived => ({
  rows: readRowsFile(folder),
  wasm: { core: compile(folder, WASM.core), reader: compile(folder, WASM.reader) },
  product:
    product === undefined ? new Uint8Array() : new Uint8Array(readFileSync(productFile(folder, product))),
  orders: readOrders(
    new Uint32Array(read(folder, FILES.orders).buffer),
    readFileSync(join(folder, FILES.gift), 'utf8') as Gift,
  ),
});
