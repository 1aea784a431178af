import { isUtf8 } from 'node:buffer';
import { FileError, positionAt } from '#scripts/errors.ts';
import { decodeUtf8, normalizeNewlines } from '../read-file.ts';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Minimum number of bytes to detect UTF-16 without a byte order mark: zeros in fewer bytes prove nothing; a header has more. */
const SHORTEST_UNMARKED = 50;

/** Detects UTF-16 by its byte order mark, or by the zero byte beside every ASCII letter. */
const findUtf16 = (bytes: Uint8Array): Encoding | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, 400);
  if (sample.length < SHORTEST_UNMARKED) return undefined;
  const even = sample.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const odd = sample.filter((byte) => byte === 0).length - even;
  if (odd > sample.length * 0.4 && even === 0) return 'utf-16le';
  return even > sample.length * 0.4 && odd === 0 ? 'utf-16be' : undefined;
};

/** Characters 0x80 to 0x9F of Windows-1252. Before version 23 Node decodes these bytes as Latin-1 control characters. */
const HIGH_SIGNS = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';

/** Characters of Windows-1252, besides letters, that occur in names and addresses. */
const LIKELY_SIGNS = '‘’“”–—…•°º·®™ª¿¡½¼\u00a0';

/**
 * Whether all non-ASCII characters are letters or likely signs. Rejects sequences that are typical of another encoding decoded
 * as Windows-1252, such as an accented capital after a small letter.
 */
const isPlausible = (text: string): boolean =>
  !/[ÂÃ](?:[\u0080-\u00bf€-™]|$)|[a-z][\u00c0-\u00de\u0160\u017d\u0152\u0178]/.test(text) &&
  [...text.replace(/[\0-\x7f]/g, '')].every((sign) => /\p{L}/u.test(sign) || LIKELY_SIGNS.includes(sign));

const decodeAs = (bytes: Uint8Array, encoding: Encoding, file: string): string => {
  if (encoding === 'utf-8') return decodeUtf8(bytes, file);
  const decoded = normalizeNewlines(new TextDecoder(encoding).decode(bytes));
  const text =
    encoding === 'windows-1252'
      ? decoded.replace(/[\x80-\x9f]/g, (control) => HIGH_SIGNS.charAt(control.charCodeAt(0) - 0x80))
      : decoded;
  const bad = text.indexOf('\ufffd');
  if (bad >= 0)
    throw new FileError(file, positionAt(text, bad), `this is not valid ${encoding.toUpperCase()}`);
  return text;
};

/** Decodes a text; detects its encoding by byte order mark, valid UTF-8 and plausible characters. Throws FileError. */
export const decodeText = (
  bytes: Uint8Array,
  file: string,
  forced?: Encoding,
): { readonly text: string; readonly encoding: Encoding } => {
  const encoding = forced ?? findUtf16(bytes);
  if (encoding !== undefined) return { text: decodeAs(bytes, encoding, file), encoding };
  if (!isUtf8(bytes)) {
    const text = decodeAs(bytes, 'windows-1252', file);
    if (isPlausible(text)) return { text, encoding: 'windows-1252' };
  }
  return { text: decodeUtf8(bytes, file), encoding: 'utf-8' };
};
