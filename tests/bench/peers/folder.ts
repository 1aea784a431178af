import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for as long as `use` works; it is gone too when the command is stopped by hand. */
export const inFolder = async <Result>(use: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-peers-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const stop = (): void => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  try {
    return await use(folder);
  } finally {
    process.removeListener('SIGINT', stop);
    remove();
  }
};
