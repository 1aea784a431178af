type Packed = Uint8Array | Uint32Array;

/** Numbers pushed one by one and kept in as few bytes as they need: a plain array takes eight for each. */
export class PackedList<Kind extends Packed> {
  readonly #make: new (
    length: number,
  ) => Kind;
  #values: Kind;
  #length = 0;

  constructor(make: new (length: number) => Kind) {
    this.#make = make;
    this.#values = new make(1024);
  }

  push(value: number): void {
    if (this.#length === this.#values.length) this.#grow();
    this.#values[this.#length++] = value;
  }

  get length(): number {
    return this.#length;
  }

  /** What has been pushed so far; a view, not a copy. */
  get values(): Kind {
    return this.#values.subarray(0, this.#length) as Kind;
  }

  #grow(): void {
    const larger = new this.#make(2 * this.#values.length);
    larger.set(this.#values);
    this.#values = larger;
  }
}

export const byteList = (): PackedList<Uint8Array> => new PackedList(Uint8Array);
export const numberList = (): PackedList<Uint32Array> => new PackedList(Uint32Array);
