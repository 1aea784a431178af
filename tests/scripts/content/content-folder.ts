import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** Creates a temporary folder with these files (path → content). */
export const contentFolder = (files: Readonly<Record<string, string | Uint8Array>>): string => {
  const folder = temporaryFolder();
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
};

/** Returns the message of the `FileError` that a call throws, without a temporary folder; `undefined` if it throws nothing. */
export const fileErrorOf = (call: () => unknown): string | undefined => {
  try {
    call();
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'FileError') throw error;
    return error.message.replaceAll('\\', '/').replace(/\S*\/health-plans-test-\w+\//, '');
  }
};
