import { isUtf8 } from 'node:buffer';
import { mistakeAt, positionAt } from './input-error.ts';

/** One, or several: the parser would take a second one for its own, and every place after it would be one off. */
const LEADING_BOM = /^\ufeff+/;
const LONGEST_CHARACTER = 4;

/** A cut may fall inside a good character, so up to three bytes less may be needed to see that all is well so far. */
const isGoodSoFar = (bytes: Uint8Array, end: number): boolean =>
  Array.from({ length: LONGEST_CHARACTER }, (_, less) => Math.max(0, end - less)).some((shorter) =>
    isUtf8(bytes.subarray(0, shorter)),
  );

/** Length of the longest prefix that is valid UTF-8, by halving: a bad byte spoils every longer prefix. */
const validLength = (bytes: Uint8Array): number => {
  let [good, bad] = [0, bytes.length];
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isGoodSoFar(bytes, middle)) good = middle;
    else bad = middle;
  }
  while (!isUtf8(bytes.subarray(0, good))) good -= 1;
  return good;
};

const decode = (bytes: Uint8Array): string =>
  new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n').replace(LEADING_BOM, '');

/** The file's text, without BOM and with `\n` line ends, which moves no character to another line or column. */
export const decodeUtf8 = (bytes: Uint8Array, file: string): string => {
  if (isUtf8(bytes)) return decode(bytes);
  const length = validLength(bytes);
  const before = decode(bytes.subarray(0, length));
  const byte = (bytes[length] ?? 0).toString(16).toUpperCase();
  throw mistakeAt(
    file,
    positionAt(before, before.length),
    `byte 0x${byte} is not valid UTF-8; save the file as "CSV UTF-8" and build again`,
  );
};
