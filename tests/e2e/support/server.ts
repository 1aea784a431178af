import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { addressOf } from '#scripts/hosting/served-site.ts';

/** Runs a server in its own process and passes its address to `use`. Stops the server when `use` has finished. */
export const withServer = async (
  args: readonly string[],
  { env, ...options }: SpawnOptions,
  use: (address: string) => Promise<void>,
): Promise<void> => {
  const server = spawn(process.execPath, args, {
    ...options,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => server.kill();
  process.once('exit', stop);
  await use(await addressOf(server));
  stop();
  if (server.exitCode === null && server.signalCode === null) await once(server, 'exit');
};
