/** Collects the lines of equal entries, in the order of their first line. */
export class Tally<Entry extends { readonly lines: readonly number[] }> {
  readonly #entries = new Map<string, { readonly entry: Omit<Entry, 'lines'>; readonly lines: number[] }>();

  add(line: number, entry: Omit<Entry, 'lines'>): void {
    const key = JSON.stringify(entry);
    const known = this.#entries.get(key);
    if (known === undefined) this.#entries.set(key, { entry, lines: [line] });
    else known.lines.push(line);
  }

  *[Symbol.iterator](): Iterator<Entry> {
    for (const { entry, lines } of this.#entries.values()) yield { ...entry, lines } as unknown as Entry;
  }
}
