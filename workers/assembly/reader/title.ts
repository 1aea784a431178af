import { check, SECTION } from './refuse';
import { append, blobEnd } from './texts';

/** Is it A–Z or a–z? */
function isLetter(byte: u32): bool {
  return (byte | 0x20) - 0x61 < 26;
}

/** Appends a text in title case: all letters small, but a capital after whatever is none. Returns where it begins. */
export function appendTitle(from: usize, to: usize): usize {
  const title = blobEnd;
  let within = false;
  for (let at = from; at < to; at++) {
    const byte: u32 = load<u8>(at);
    check(byte - 0x20 < 0x5f, SECTION);
    const letter = isLetter(byte);
    append(!letter ? byte : within ? byte | 0x20 : byte & 0x5f);
    within = letter;
  }
  return title;
}
