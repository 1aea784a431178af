/** Shell sort with Ciura's gaps: short, in place, and quick for some thousands of keys; these are u64[length]. */
export function sortKeys(keys: usize, length: u32): void {
  for (let gap: u32 = 1750; gap > 0; gap = gap === 1 ? 0 : max(1, <u32>(<f64>gap / 2.3))) {
    for (let at = gap; at < length; at++) {
      const key = load<u64>(keys + ((<usize>at) << 3));
      let hole = at;
      while (hole >= gap && load<u64>(keys + ((<usize>(hole - gap)) << 3)) > key) {
        store<u64>(keys + ((<usize>hole) << 3), load<u64>(keys + ((<usize>(hole - gap)) << 3)));
        hole -= gap;
      }
      store<u64>(keys + ((<usize>hole) << 3), key);
    }
  }
}
