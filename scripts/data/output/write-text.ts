import { closeSync, openSync, writeSync } from 'node:fs';

const FLUSH_AT = 1 << 20;

/** Writes a file piece by piece, about a megabyte held at a time. */
export interface TextWriter {
  write(text: string): void;
  close(): void;
}

export const openText = (path: string): TextWriter => {
  const file = openSync(path, 'w');
  let pieces: string[] = [];
  let length = 0;
  const flush = (): void => {
    writeSync(file, pieces.join(''));
    pieces = [];
    length = 0;
  };
  return {
    write: (text) => {
      pieces.push(text);
      length += text.length;
      if (length >= FLUSH_AT) flush();
    },
    close: () => {
      flush();
      closeSync(file);
    },
  };
};
