const UNREACHABLE = 0x00;
const END = 0x0b;
const SECTION = { import: 2, export: 7, code: 10 } as const;
const FUNCTION = 0;
const HEADER_BYTES = 8;

/** Reads a WebAssembly file from a place on: unsigned LEB128 numbers and names, see the specification's binary format. */
const readerAt = (bytes: Uint8Array, from: number) => {
  let at = from;
  const number = (): number => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * 2 ** shift;
      if (byte < 0x80) return value;
    }
  };
  const skip = (length: number): number => {
    at += length;
    return at - length;
  };
  const name = (): string => {
    const length = number();
    const begin = skip(length);
    return new TextDecoder().decode(bytes.subarray(begin, at));
  };
  return { number, skip, name };
};

/** Where a section's contents begin; undefined if the file has none. */
const findSection = (bytes: Uint8Array, wanted: number): number | undefined => {
  const reader = readerAt(bytes, HEADER_BYTES);
  for (;;) {
    const id = reader.number();
    const length = reader.number();
    const begin = reader.skip(length);
    if (id === wanted) return begin;
    if (begin + length >= bytes.length) return undefined;
  }
};

const sectionOf = (bytes: Uint8Array, wanted: number) => {
  const at = findSection(bytes, wanted);
  return at === undefined ? undefined : readerAt(bytes, at);
};

const exportedFunction = (bytes: Uint8Array, wanted: string): number => {
  const reader = sectionOf(bytes, SECTION.export);
  for (let left = reader?.number() ?? 0; reader !== undefined && left > 0; left--) {
    const [name, kind, index] = [reader.name(), reader.number(), reader.number()];
    if (kind === FUNCTION && name === wanted) return index;
  }
  throw new Error(`the file exports no function "${wanted}"`);
};

/** How many functions the file takes from outside: they are numbered first. The core takes functions alone. */
const importedFunctions = (bytes: Uint8Array): number => sectionOf(bytes, SECTION.import)?.number() ?? 0;

/** The same WebAssembly file, but that this function of it traps as soon as it is called. */
export const trapping = (file: Uint8Array, name: string): Buffer => {
  const bytes = Buffer.from(file);
  const index = exportedFunction(bytes, name) - importedFunctions(bytes);
  const reader = sectionOf(bytes, SECTION.code);
  if (reader === undefined) throw new Error('the file has no code');
  reader.number();
  for (let before = index; before > 0; before--) reader.skip(reader.number());
  const length = reader.number();
  const begin = reader.skip(length);
  // No local variables, nothing that can be reached, the end.
  bytes.fill(UNREACHABLE, begin, begin + length - 1);
  bytes[begin + length - 1] = END;
  return bytes;
};
