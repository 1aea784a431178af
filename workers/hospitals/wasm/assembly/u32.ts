/** Access to the 32-bit numbers of a list that begins at byte `base`. */

// @inline
export function get(base: usize, at: u32): u32 {
  return load<u32>(base + ((<usize>at) << 2));
}

// @inline
export function put(base: usize, at: u32, value: u32): void {
  store<u32>(base + ((<usize>at) << 2), value);
}

// @inline
export function add(base: usize, at: u32, value: u32): void {
  put(base, at, get(base, at) + value);
}

/** Replaces each number with the sum of itself and all numbers before it. */
export function sumUp(base: usize, length: u32): void {
  for (let at: u32 = 1; at < length; at++) add(base, at, get(base, at - 1));
}
