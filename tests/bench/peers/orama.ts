import { load, parse, toBytes } from './peer.ts';
import { textPeer } from './text-peer.ts';

const PACKAGE = '@orama/orama';

type Database = object;
interface Module {
  create(options: object): Database;
  insertMultiple(database: Database, documents: readonly object[], batch?: number): unknown;
  save(database: Database): unknown;
  load(database: Database, saved: unknown): void;
  search(database: Database, query: object): { readonly hits: readonly { readonly id: string }[] };
}

const OPTIONS = {
  schema: { name: 'string' },
  sort: { enabled: false },
  components: {
    tokenizer: {
      language: 'english',
      normalizationCache: new Map(),
      tokenize: (text: string) => [...new Set(text.split(' '))],
    },
  },
};

export const ORAMA = textPeer({
  title: 'Orama, prefixes',
  package: PACKAGE,
  isLiteral: false,
  index: async (names) => {
    const orama = await load<Module>(PACKAGE);
    const database = orama.create(OPTIONS);
    await orama.insertMultiple(
      database,
      names.map((name, id) => ({ id: String(id), name })),
      5000,
    );
    return toBytes(JSON.stringify(orama.save(database)));
  },
  open: async (names, bytes) => {
    const orama = await load<Module>(PACKAGE);
    const database = orama.create(OPTIONS);
    orama.load(database, parse(bytes));
    return (text) =>
      orama
        .search(database, { term: text, properties: ['name'], threshold: 0, limit: names.length })
        .hits.map(({ id }) => Number(id));
  },
});
