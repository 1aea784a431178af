import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const SERVE = ['--import', './scripts/typescript.mjs', 'scripts/serve.ts'];

/** Returns the URL that a server prints when it starts. Throws if the server ends without printing one. */
export const addressOf = async ({ stdout }: ChildProcess): Promise<string> => {
  if (stdout === null) throw new Error('the server has no output');
  for await (const line of createInterface(stdout)) {
    const address = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(line)?.[0];
    if (address !== undefined) return address;
  }
  throw new Error('the server did not start; see the error above');
};

/**
 * Serves dist/ with the project's server on a free port while `use` runs.
 * @param use receives the URL without a trailing slash
 * @throws if the site has not been built; the server prints the reason
 */
export const withServedSite = async <T>(use: (address: string) => Promise<T>): Promise<T> => {
  const server = spawn(process.execPath, SERVE, {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => server.kill();
  process.once('exit', stop);
  try {
    return await use(await addressOf(server));
  } finally {
    stop();
    process.removeListener('exit', stop);
  }
};
