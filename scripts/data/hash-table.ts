/** Continues a 32-bit hash by a number, or by all units of a text (FNV-1a). */
export const hashNumber = (hash: number, value: number): number => Math.imul(hash ^ value, 0x0100_0193);
export const hashText = (hash: number, text: string): number => {
  let result = hash;
  for (let at = 0; at < text.length; at++) result = hashNumber(result, text.charCodeAt(at));
  return hashNumber(result, 0x1_0000);
};

/**
 * Numbered members, found again by what they hold: the caller gives a hash of it and says what is equal. A Map would need a
 * text for each, some hundred bytes instead of sixteen.
 */
export class HashTable {
  /** Number of the member + 1, or 0 where none is; open addressing. */
  #members = new Uint32Array(1024);
  #hashes = new Int32Array(1024);
  #size = 0;

  /** The member of this hash that is equal, or undefined. */
  find(hash: number, isEqual: (member: number) => boolean): number | undefined {
    for (let slot = this.#first(hash); ; slot = this.#next(slot)) {
      const member = this.#members[slot] ?? 0;
      if (member === 0) return undefined;
      if (this.#hashes[slot] === hash && isEqual(member - 1)) return member - 1;
    }
  }

  add(hash: number, member: number): void {
    this.#size++;
    if (2 * this.#size > this.#members.length) this.#grow();
    this.#put(hash, member + 1);
  }

  #first(hash: number): number {
    return (hash ^ (hash >>> 15)) & (this.#members.length - 1);
  }

  #next(slot: number): number {
    return (slot + 1) & (this.#members.length - 1);
  }

  #put(hash: number, stored: number): void {
    let slot = this.#first(hash);
    while (this.#members[slot] !== 0) slot = this.#next(slot);
    this.#members[slot] = stored;
    this.#hashes[slot] = hash;
  }

  #grow(): void {
    const [members, hashes] = [this.#members, this.#hashes];
    this.#members = new Uint32Array(2 * members.length);
    this.#hashes = new Int32Array(2 * members.length);
    members.forEach((stored, slot) => {
      if (stored !== 0) this.#put(hashes[slot] ?? 0, stored);
    });
  }
}
