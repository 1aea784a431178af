import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { addressOf } from '#scripts/hosting/served-site.ts';

/** Starts a server in its own process, which ends with this process at the latest. */
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

/** Runs a server and passes its address to `use`. Stops the server when `use` has finished. */
export const withServer = async (
  args: readonly string[],
  options: SpawnOptions,
  use: (address: string) => Promise<void>,
): Promise<void> => {
  const { address, stop } = await startServer(args, options);
  await use(address);
  await stop();
};
