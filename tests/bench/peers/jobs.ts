import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Size } from '../brotli.ts';
import type { LoadResult } from './load.ts';
import type { Gift } from './orders.ts';
import type { RaceResult } from './race.ts';
import type { ContestantName, PeerName } from './registry.ts';

/** What is measured in a process of its own, so that nothing warms, slows or fills another. `folder` is of a course. */
export type Job = { readonly folder: string } & (
  | { readonly kind: 'prepare'; readonly of: number | string; readonly queries: number; readonly gift: Gift }
  | { readonly kind: 'make'; readonly name: ContestantName }
  | { readonly kind: 'weigh'; readonly product: string | undefined }
  | { readonly kind: 'tsv' }
  | { readonly kind: 'parse' }
  | { readonly kind: 'load'; readonly name: ContestantName }
  | { readonly kind: 'race'; readonly name: PeerName; readonly seconds: number }
);

export interface Results {
  readonly prepare: { readonly rows: number };
  /** Milliseconds, bytes. */
  readonly make: { readonly took: number; readonly bytes: number };
  readonly weigh: Size;
  /** Bytes after brotli 11, of the index and of the same rows as TSV. */
  readonly tsv: { readonly index: number; readonly tsv: number };
  readonly parse: LoadResult;
  readonly load: LoadResult;
  readonly race: RaceResult;
}

/** Why there is no result, in words. */
export interface Failure {
  readonly failed: string;
}

export const isFailure = (result: object): result is Failure => 'failed' in result;

/** What a tab of a browser may have at most. */
const HEAP_MB = 4096;
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const LOADER = new URL('../../../scripts/typescript.mjs', import.meta.url).href;
const FLAGS = ['--import', LOADER, '--expose-gc', `--max-old-space-size=${HEAP_MB}`, '--no-warnings'];

const reasonOf = (errors: string, code: number | null): string =>
  /heap out of memory|Reached heap limit/.test(errors)
    ? `out of memory (${HEAP_MB / 1024} GB)`
    : (errors.trim().split('\n').at(-1) ?? '') || `ended with ${code}`;

/** Does a job in a child. Never throws, never hangs: after `seconds` the child is ended, and that is the result. */
export const runJob = async <Kind extends Job['kind']>(
  job: Job & { readonly kind: Kind },
  seconds: number,
): Promise<Results[Kind] | Failure> => {
  const child = fork(CHILD, { execArgv: FLAGS, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let result: Results[Kind] | Failure | undefined;
  let errors = '';
  child.on('message', (message) => {
    result = message as Results[Kind] | Failure;
  });
  child.stderr?.on('data', (text: Buffer) => {
    errors = (errors + text.toString()).slice(-20_000);
  });
  const clock = setTimeout(() => {
    result = { failed: `not finished after ${seconds} s` };
    child.kill('SIGKILL');
  }, 1000 * seconds);
  const ended = Promise.all([once(child, 'close'), once(child, 'disconnect')]);
  child.send(job);
  const [[code]] = await ended;
  clearTimeout(clock);
  return result ?? { failed: reasonOf(errors, code as number | null) };
};
