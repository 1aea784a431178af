import { Index } from 'flexsearch';
import { parse, toBytes } from './peer.ts';
import { textPeer } from './text-peer.ts';

/** Every substring of every word. The default encoder would drop doubled letters and split digits. */
const createIndex = (): Index =>
  new Index({ tokenize: 'full', resolution: 1, encode: (text: string) => text.split(' ') });

const makeIndex = (names: readonly string[]): Uint8Array => {
  const index = createIndex();
  names.forEach((name, row) => {
    index.add(row, name);
  });
  // One part to a line: together they may be longer than a string can be.
  const lines: Uint8Array[] = [];
  index.export((key, data) => {
    lines.push(toBytes(`${JSON.stringify([key, data])}\n`));
  });
  return Buffer.concat(lines);
};

const readIndex = (bytes: Uint8Array): Index => {
  const index = createIndex();
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(0x0a, from);
    const [key, data] = parse<[string, string]>(bytes.subarray(from, end));
    index.import(key, data);
    from = end + 1;
  }
  return index;
};

export const FLEXSEARCH = textPeer({
  title: 'FlexSearch `full`',
  isLiteral: false,
  index: makeIndex,
  open: (names, bytes) => {
    const index = readIndex(bytes);
    return (text) => index.search(text, { limit: names.length }) as number[];
  },
});
