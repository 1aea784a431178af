import { checksum } from './checksum.ts';
import { IndexError } from './index-error.ts';

/*
 * A file of the build: a line of 14 bytes, then JSON in UTF-8 without spaces. The line is the name of the format (three letters
 * and its version), a space, the checksum of the JSON as eight hexadecimal digits, and a line feed.
 */

const LINE_BYTES = 14;

const lineOf = (format: string, sum: number): string => `${format} ${sum.toString(16).padStart(8, '0')}\n`;

export const encodeChecked = (format: string, value: unknown): Uint8Array => {
  const json = new TextEncoder().encode(JSON.stringify(value));
  const bytes = new Uint8Array(LINE_BYTES + json.length);
  bytes.set(json, LINE_BYTES);
  bytes.set(new TextEncoder().encode(lineOf(format, checksum(bytes, LINE_BYTES))));
  return bytes;
};

/**
 * Returns the content of a file and its checksum. Throws IndexError if the bytes are another file, of another version, cut off or
 * damaged. The checksum proves that the build wrote the file, so the shape of the content is not checked.
 */
export const readChecked = <Content>(format: string, bytes: Uint8Array) => {
  const line = String.fromCharCode(...bytes.subarray(0, LINE_BYTES));
  if (!line.startsWith(format.slice(0, 3))) throw new IndexError('this is not an index file');
  if (!line.startsWith(`${format} `))
    throw new IndexError('the file has another format version: build the data again');
  const sum = checksum(bytes, LINE_BYTES);
  if (line !== lineOf(format, sum))
    throw new IndexError('the file is cut off or damaged: its checksum is wrong');
  return { content: JSON.parse(new TextDecoder().decode(bytes.subarray(LINE_BYTES))) as Content, sum };
};
