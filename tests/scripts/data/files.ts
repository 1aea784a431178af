import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

/** A folder for the files of one test file, removed when its tests are done. */
export const createFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'hospitals-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

export const HEADER = 'Provider Name,City,State,Zipcode,Country,Ultra,Plus,Core';
