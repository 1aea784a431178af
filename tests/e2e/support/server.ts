import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { addressOf } from '#scripts/hosting/served-site.ts';

/** A server in a process of its own, for as long as `use` runs, which gets its address. */
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
