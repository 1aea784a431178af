/* CESU-8: every UTF-16 unit, surrogates included, in one to three bytes as in UTF-8. */

/** Appends the CESU-8 bytes of a UTF-16 unit; units below `smallest` take two bytes. */
export const pushUnit = (out: number[], unit: number, smallest = 0): void => {
  if (unit < 0x80 && unit >= smallest) out.push(unit);
  else if (unit < 0x800) out.push(0xc0 | (unit >> 6), 0x80 | (unit & 0x3f));
  else out.push(0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f));
};

/** Encodes a short text; stops after `most` bytes or up to two bytes more. */
export const unitBytes = (text: string, most = text.length * 3): number[] => {
  const bytes: number[] = [];
  for (let at = 0; at < text.length && bytes.length <= most; at++) pushUnit(bytes, text.charCodeAt(at));
  return bytes;
};

/** Decodes well-formed bytes. */
export const cesuText = (bytes: Uint8Array): string => {
  let text = '';
  for (let at = 0; at < bytes.length; ) {
    const lead = bytes[at++] ?? 0;
    let unit = lead < 0x80 ? lead : lead & 0x3f;
    for (let more = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : 2; more > 0; more--)
      unit = (unit << 6) | ((bytes[at++] ?? 0) & 0x3f);
    // The lead byte of three leaves a bit above the unit's sixteen bits, which String.fromCharCode ignores.
    text += String.fromCharCode(unit);
  }
  return text;
};

/** Returns the bytes as one string if all are ASCII. Slicing this string is many times faster than decoding texts one by one. */
export const asciiOf = (bytes: Uint8Array): string | undefined => {
  const text = new TextDecoder().decode(bytes);
  return text.length === bytes.length && !text.includes('\ufffd') ? text : undefined;
};

/** Decodes many well-formed bytes, faster than `cesuText` if all are ASCII. */
export const textOf = (bytes: Uint8Array): string => asciiOf(bytes) ?? cesuText(bytes);

/** Without surrogates CESU-8 is UTF-8, and the platform's encoder is many times faster. */
const SURROGATES = /[\ud800-\udfff]/;
const encoder = new TextEncoder();

/** Encodes a text: equal texts have equal bytes, and a text contains another exactly where its bytes contain the other's. */
export const textBytes = (text: string): Uint8Array =>
  SURROGATES.test(text) ? Uint8Array.from(unitBytes(text)) : encoder.encode(text);
