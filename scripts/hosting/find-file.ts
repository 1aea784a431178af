import { statSync } from 'node:fs';
import type { FindFile } from './answer.ts';

/** Files below a folder, looked up anew with every question. A path that is too long, or leads through a file, is none. */
export const fileFinder =
  (site: string): FindFile =>
  (path) => {
    try {
      const stats = statSync(site + path, { throwIfNoEntry: false });
      return stats?.isFile() ? { size: stats.size, changed: stats.mtimeMs } : undefined;
    } catch {
      return undefined;
    }
  };
