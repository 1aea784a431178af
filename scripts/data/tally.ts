import { numberList } from '../encode/packed-list.ts';
import { HashTable, hashNumber } from './hash-table.ts';

/**
 * Counts equal entries together and remembers the lines of each. Texts are kept once and entries as numbers, so that a
 * report about a million messy rows takes some forty bytes for a new entry and eight for a line.
 */
export class Tally<Entry extends { readonly lines: readonly number[] }> {
  readonly #fields: readonly (keyof Entry & string)[];
  readonly #numbers = new Map<string, number>();
  /** Numbers of the texts, as many per entry as there are fields. */
  readonly #entries = numberList();
  readonly #table = new HashTable();
  /** Entry and line of each call of `add`, in its order. */
  readonly #entryOf = numberList();
  readonly #lineOf = numberList();
  #size = 0;

  /** All but `lines`, which are texts, in the order in which a report has them. */
  constructor(fields: readonly (Exclude<keyof Entry, 'lines'> & string)[]) {
    this.#fields = fields;
  }

  add(line: number, entry: Omit<Entry, 'lines'>): void {
    const texts = this.#fields.map((field) => this.#numberOf((entry as Record<string, string>)[field] ?? ''));
    this.#entryOf.push(this.#find(texts));
    this.#lineOf.push(line);
  }

  #numberOf(text: string): number {
    const known = this.#numbers.get(text);
    if (known !== undefined) return known;
    this.#numbers.set(text, this.#numbers.size);
    return this.#numbers.size - 1;
  }

  #find(texts: readonly number[]): number {
    const hash = texts.reduce(hashNumber, 0);
    const entries = this.#entries.values;
    const known = this.#table.find(hash, (entry) =>
      texts.every((text, at) => entries[entry * texts.length + at] === text),
    );
    if (known !== undefined) return known;
    this.#table.add(hash, this.#size);
    for (const text of texts) this.#entries.push(text);
    return this.#size++;
  }

  /** Entry → its lines, by counting. */
  #groupLines(): (entry: number) => number[] {
    const start = new Uint32Array(this.#size + 2);
    for (const entry of this.#entryOf.values) start[entry + 2] = (start[entry + 2] ?? 0) + 1;
    for (let at = 1; at < start.length; at++) start[at] = (start[at] ?? 0) + (start[at - 1] ?? 0);
    const lines = new Uint32Array(this.#lineOf.length);
    const given = this.#lineOf.values;
    this.#entryOf.values.forEach((entry, at) => {
      const slot = start[entry + 1] ?? 0;
      lines[slot] = given[at] ?? 0;
      start[entry + 1] = slot + 1;
    });
    return (entry) => {
      const [from = 0, end = 0] = [start[entry], start[entry + 1]];
      const own = new Array<number>(end - from);
      for (let at = from; at < end; at++) own[at - from] = lines[at] ?? 0;
      return own;
    };
  }

  /** Entries in the order of their first line, each made when it is asked for. */
  *[Symbol.iterator](): Iterator<Entry> {
    const texts = [...this.#numbers.keys()];
    const linesOf = this.#groupLines();
    const entries = this.#entries.values;
    for (let entry = 0; entry < this.#size; entry++) {
      const made: Record<string, unknown> = {};
      this.#fields.forEach((field, at) => {
        made[field] = texts[entries[entry * this.#fields.length + at] ?? 0] ?? '';
      });
      made.lines = linesOf(entry);
      yield made as unknown as Entry;
    }
  }
}
