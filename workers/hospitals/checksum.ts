const rotate = (word: number, by: number): number => (word << by) | (word >>> (32 - by));

const mix = (hash: number, word: number): number => {
  const scattered = Math.imul(rotate(Math.imul(word, 0xcc9e_2d51), 15), 0x1b87_3593);
  return (Math.imul(rotate(hash ^ scattered, 13), 5) + 0xe654_6b64) | 0;
};

/** Returns the checksum of the bytes from an offset on: MurmurHash3 (x86, 32 bits, seed 0) without its finalizer; the last word is the remaining 0–3 bytes, padded with zeros. */
export const checksum = (bytes: Uint8Array, from = 0): number => {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = bytes.length - ((bytes.length - from) & 3);
  let hash = 0;
  for (let at = from; at < whole; at += 4) hash = mix(hash, data.getUint32(at, true));
  let rest = 0;
  for (let at = bytes.length - 1; at >= whole; at--) rest = rest * 256 + (bytes[at] ?? 0);
  return mix(hash, rest) >>> 0;
};
