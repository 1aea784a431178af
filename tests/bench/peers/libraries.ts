import { Index } from 'flexsearch';
import { loadPackage, parseBytes, toBytes } from './peer.ts';
import { textPeer } from './text-peer.ts';

/** Creates an index of every substring of every word. The default encoder would drop doubled letters and split digits. */
const createIndex = (): Index =>
  new Index({ tokenize: 'full', resolution: 1, encode: (text: string) => text.split(' ') });

export const FLEXSEARCH = textPeer({
  title: 'FlexSearch `full`',
  isLiteral: false,
  build: (names) => {
    const index = createIndex();
    names.forEach((name, row) => {
      index.add(row, name);
    });
    // One line per exported part, because a single string could exceed the maximum string length.
    const lines: Uint8Array[] = [];
    index.export((key, data) => {
      lines.push(toBytes(`${JSON.stringify([key, data])}\n`));
    });
    return Buffer.concat(lines);
  },
  open: (names, bytes) => {
    const index = createIndex();
    for (let from = 0; from < bytes.length; ) {
      const end = bytes.indexOf(0x0a, from);
      const [key, data] = parseBytes<[string, string]>(bytes.subarray(from, end));
      index.import(key, data);
      from = end + 1;
    }
    return (text) => index.search(text, { limit: names.length }) as number[];
  },
});

interface UFuzzy {
  filter(texts: readonly string[], needle: string): readonly number[] | null;
  /** Returns row numbers, details and order of at most `mostRanked` rows. */
  search(
    texts: readonly string[],
    needle: string,
    outOfOrder: number,
    mostRanked: number,
  ): readonly [
    readonly number[] | null,
    { readonly idx: readonly number[] } | null,
    readonly number[] | null,
  ];
}

export const createUFuzzy = async (options: object): Promise<UFuzzy> => {
  const { default: Fuzzy } = await loadPackage<{ readonly default: new (options: object) => UFuzzy }>(
    '@leeoniya/ufuzzy',
  );
  return new Fuzzy(options);
};

export const UFUZZY = textPeer({
  title: 'uFuzzy',
  isLiteral: true,
  open: async (names) => {
    // By default uFuzzy treats "'s" as an optional ending and misses rows. Quotes make it match the text literally.
    const fuzzy = await createUFuzzy({ intraContr: '(?!)' });
    return (text) => fuzzy.filter(names, `"${text}"`) ?? [];
  },
});
