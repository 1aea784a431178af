import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const ADDRESS = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/;

/** Returns the URL that a server prints when it starts, without a trailing slash. */
const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface(stdout)) {
    const address = ADDRESS.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('the server did not start; see the error above');
};

/** Starts a server in its own process, which ends with this process at the latest. Throws if it prints no address. */
export const startServer = async (args: readonly string[], { env, ...options }: SpawnOptions) => {
  const server = spawn(process.execPath, args, {
    ...options,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const kill = (): unknown => server.kill();
  process.once('exit', kill);
  return {
    address: await addressOf(server),
    /** Suspends the server: it accepts requests but does not respond. */
    freeze: (): void => void server.kill('SIGSTOP'),
    stop: async (signal?: NodeJS.Signals): Promise<void> => {
      process.removeListener('exit', kill);
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill(signal);
      await once(server, 'exit');
    },
  };
};

/** Runs a server while `use` runs, which receives the server's address. */
export const withServer = async <T>(
  args: readonly string[],
  options: SpawnOptions,
  use: (address: string) => Promise<T>,
): Promise<T> => {
  const { address, stop } = await startServer(args, options);
  try {
    return await use(address);
  } finally {
    await stop();
  }
};

const SERVE = ['--import', './scripts/typescript.mjs', 'scripts/serve.ts'];

/** Serves dist/ on a free port while `use` runs. Throws if the site has not been built; the server prints the reason. */
export const withServedSite = <T>(use: (address: string) => Promise<T>): Promise<T> =>
  withServer(SERVE, { env: { PORT: '0' } }, use);
