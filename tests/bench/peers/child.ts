import { writeFileSync } from 'node:fs';
import { DEFAULT_QUERY } from '../../../workers/contract.ts';
import { brotli } from '../figures.ts';
import { CONTESTANTS, type ContestantName } from './contestants.ts';
import { indexFile, readArrived, readRows, readRowsFile, writeFiles } from './files.ts';
import type { Job, Results } from './jobs.ts';
import type { Peer, Search } from './peer.ts';
import { race } from './race.ts';

const build = async (folder: string, name: ContestantName): Promise<Results['build']> => {
  const peer: Peer = CONTESTANTS[name];
  const shipped = peer.shipsRows ? [readRowsFile(folder)] : [];
  let took: number | undefined;
  if (peer.build !== undefined) {
    const rows = readRows(folder);
    const start = performance.now();
    const index = await peer.build(rows);
    took = performance.now() - start;
    writeFileSync(indexFile(folder, name), index);
    shipped.push(index);
  }
  const sum = (sizeOf: (bytes: Uint8Array) => number) =>
    shipped.reduce((total, bytes) => total + sizeOf(bytes), 0);
  return { took, bytes: sum(({ length }) => length), brotli: sum(brotli) };
};

const open = async (
  folder: string,
  name: ContestantName,
): Promise<{ readonly search: Search; readonly took: number }> => {
  const peer: Peer = CONTESTANTS[name];
  const arrived = await readArrived(folder, name, peer.build !== undefined);
  const start = performance.now();
  const search = await peer.open(arrived);
  search(DEFAULT_QUERY);
  return { search, took: performance.now() - start };
};

const perform = async (job: Job): Promise<Results[Job['kind']]> => {
  const { folder } = job;
  if (job.kind === 'prepare') return { rows: await writeFiles(folder, job.of, job.queries) };
  if (job.kind === 'build') return build(folder, job.name);
  const { search, took } = await open(folder, job.name);
  if (job.kind === 'load') return { took };
  const core = await open(folder, 'wasm');
  return race(folder, [core.search, search], job.seconds);
};

/** Sends a message to the parent process and exits once it is sent. */
const send = (message: object): void => {
  process.send?.(message, () => process.exit());
};

process.once('message', (job: Job) => {
  perform(job).then(send, ({ message }: Error) => send({ failed: message }));
});
