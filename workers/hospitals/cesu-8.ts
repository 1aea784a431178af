/* CESU-8: each UTF-16 unit for itself, surrogates too, in one to three bytes as in UTF-8. */

/** CESU-8 bytes of one UTF-16 unit; `smallest` is the first unit that stands for itself. */
export const pushUnit = (out: number[], unit: number, smallest = 0): void => {
  if (unit < 0x80 && unit >= smallest) out.push(unit);
  else if (unit < 0x800) out.push(0xc0 | (unit >> 6), 0x80 | (unit & 0x3f));
  else out.push(0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f));
};

/** A text's bytes one by one, up to some more than `most`: for short texts. */
export const unitBytes = (text: string, most = text.length * 3): number[] => {
  const bytes: number[] = [];
  for (let at = 0; at < text.length && bytes.length <= most; at++) pushUnit(bytes, text.charCodeAt(at));
  return bytes;
};

/** The text of well-formed bytes. */
export const cesuText = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at++] ?? 0;
    let unit = lead < 0x80 ? lead : lead & 0x3f;
    for (let more = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : 2; more > 0; more--)
      unit = (unit << 6) | ((bytes[at++] ?? 0) & 0x3f);
    // A lead of three bytes leaves a bit above the sixteen of the unit, which does not count.
    text += String.fromCharCode(unit);
  }
  return text;
};

/**
 * The bytes as one string, when all of them are ASCII: texts are cut from it many times faster than they are made. Each byte
 * that is not makes the string shorter, or a replacement character.
 */
export const asciiOf = (bytes: Uint8Array): string | undefined => {
  const text = new TextDecoder().decode(bytes);
  return text.length === bytes.length && !text.includes('\ufffd') ? text : undefined;
};

/** The text of well-formed bytes, many of them. */
export const textOf = (bytes: Uint8Array): string => asciiOf(bytes) ?? cesuText(bytes);

/** Where there are no surrogates, CESU-8 is UTF-8, and the platform's encoder is many times faster. */
const SURROGATES = /[\ud800-\udfff]/;
const encoder = new TextEncoder();

/** CESU-8 of a whole text: equal texts ↔ equal bytes, and a text holds another exactly where its bytes do. */
export const textBytes = (text: string): Uint8Array =>
  SURROGATES.test(text) ? Uint8Array.from(unitBytes(text)) : encoder.encode(text);
