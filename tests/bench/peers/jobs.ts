import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ContestantName, PeerName } from './contestants.ts';
import type { RaceResult } from './race.ts';

/**
 * A measurement in a separate process, so that measurements do not affect each other's JIT, load or memory. `folder` contains
 * the files of one directory.
 */
export type Job = { readonly folder: string } & (
  | { readonly kind: 'prepare'; readonly of: number | string; readonly queries: number }
  | { readonly kind: 'build'; readonly name: ContestantName }
  | { readonly kind: 'load'; readonly name: ContestantName }
  | { readonly kind: 'race'; readonly name: PeerName; readonly seconds: number }
);

export interface Results {
  readonly prepare: { readonly rows: number };
  /** Size of a visitor's download. `took` is the build time in milliseconds; undefined without an index. */
  readonly build: { readonly took: number | undefined; readonly bytes: number; readonly brotli: number };
  /** Milliseconds from the downloaded bytes to the first result in a fresh process. */
  readonly load: { readonly took: number };
  readonly race: RaceResult;
}

export interface Failure {
  readonly failed: string;
}

export const isFailure = (result: object): result is Failure => 'failed' in result;

/** Maximum memory of a browser tab. */
const HEAP_MB = 4096;
const CHILD = fileURLToPath(new URL('./child.ts', import.meta.url));
const LOADER = new URL('../../../scripts/typescript.mjs', import.meta.url).href;
const FLAGS = ['--import', LOADER, '--expose-gc', `--max-old-space-size=${HEAP_MB}`, '--no-warnings'];

const reasonOf = (errors: string, code: number | null): string =>
  /heap out of memory|Reached heap limit/.test(errors)
    ? `out of memory (${HEAP_MB / 1024} GB)`
    : (errors.trim().split('\n').at(-1) ?? '') || `exit code ${code}`;

/** Runs a job in a child process and kills the process after `seconds`. Returns a Failure instead of throwing. */
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
  const timer = setTimeout(() => {
    result = { failed: `not finished after ${seconds} s` };
    child.kill('SIGKILL');
  }, 1000 * seconds);
  const ended = Promise.all([once(child, 'close'), once(child, 'disconnect')]);
  child.send(job);
  const [[code]] = await ended;
  clearTimeout(timer);
  return result ?? { failed: reasonOf(errors, code as number | null) };
};
