/* CESU-8: every UTF-16 unit, surrogates included, in one to three bytes as in UTF-8. */

/** Encodes a short text; stops after `most` bytes or up to two bytes more. */
export const unitBytes = (text: string, most = text.length * 3): number[] => {
  const bytes: number[] = [];
  for (let at = 0; at < text.length && bytes.length <= most; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) bytes.push(unit);
    else if (unit < 0x800) bytes.push(0xc0 | (unit >> 6), 0x80 | (unit & 0x3f));
    else bytes.push(0xe0 | (unit >> 12), 0x80 | ((unit >> 6) & 0x3f), 0x80 | (unit & 0x3f));
  }
  return bytes;
};

/** Without surrogates CESU-8 is UTF-8, and the platform's encoder is many times faster. */
const SURROGATES = /[\ud800-\udfff]/;
const encoder = new TextEncoder();

/** Encodes a text: equal texts have equal bytes, and a text contains another exactly where its bytes contain the other's. */
export const textBytes = (text: string): Uint8Array =>
  SURROGATES.test(text) ? Uint8Array.from(unitBytes(text)) : encoder.encode(text);
