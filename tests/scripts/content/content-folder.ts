import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A temporary folder with these files: path → text. */
export const contentFolder = (files: Readonly<Record<string, string>>): string => {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
};

/** What a call complains of, without the folder in front of the file's name; undefined: nothing. */
export const complaintOf = (folder: string, call: () => unknown): string | undefined => {
  try {
    call();
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'FileError') throw error;
    return error.message.replaceAll('\\', '/').replace(`${folder.replaceAll('\\', '/')}/`, '');
  }
};
