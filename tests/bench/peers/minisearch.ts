import { load, toBytes } from './peer.ts';
import { textPeer } from './text-peer.ts';

const PACKAGE = 'minisearch';

interface MiniSearch {
  addAll(documents: readonly object[]): void;
  search(text: string): readonly { readonly id: number }[];
}
interface Module {
  readonly default: {
    new (options: object): MiniSearch;
    loadJSON(json: string, options: object): MiniSearch;
  };
}

const OPTIONS = {
  fields: ['name'],
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
  searchOptions: { prefix: true, combineWith: 'AND' },
};

export const MINISEARCH = textPeer({
  title: 'MiniSearch, prefixes',
  package: PACKAGE,
  isLiteral: false,
  index: async (names) => {
    const { default: Mini } = await load<Module>(PACKAGE);
    const index = new Mini(OPTIONS);
    index.addAll(names.map((name, id) => ({ id, name })));
    return toBytes(JSON.stringify(index));
  },
  open: async (_, bytes) => {
    const { default: Mini } = await load<Module>(PACKAGE);
    const index = Mini.loadJSON(new TextDecoder().decode(bytes), OPTIONS);
    return (text) => index.search(text).map(({ id }) => id);
  },
});
