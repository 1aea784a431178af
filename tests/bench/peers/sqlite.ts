import { load } from './peer.ts';
import { textPeer } from './text-peer.ts';

const PACKAGE = '@sqlite.org/sqlite-wasm';

interface Statement {
  bind(at: number, value: string | number): Statement;
  step(): boolean;
  get(at: number): unknown;
  reset(): Statement;
  stepReset(): Statement;
}
interface Database {
  readonly pointer: number;
  exec(sql: string): void;
  prepare(sql: string): Statement;
}
interface Sqlite {
  readonly oo1: { readonly DB: new (file?: string) => Database };
  readonly wasm: { allocFromTypedArray(bytes: Uint8Array): number };
  readonly capi: {
    readonly SQLITE_DESERIALIZE_FREEONCLOSE: number;
    sqlite3_js_db_export(database: number): Uint8Array;
    sqlite3_deserialize(
      database: number,
      schema: string,
      bytes: number,
      size: number,
      room: number,
      flags: number,
    ): number;
  };
}
interface Module {
  readonly default: (options: object) => Promise<Sqlite>;
}

/** A trigram index knows nothing shorter. */
const SHORTEST = 3;

const openSqlite = async (): Promise<Sqlite> => {
  const { default: init } = await load<Module>(PACKAGE);
  return init({ print: () => undefined, printErr: () => undefined });
};

const makeIndex = async (names: readonly string[]): Promise<Uint8Array> => {
  const { oo1, capi } = await openSqlite();
  const database = new oo1.DB(':memory:');
  database.exec(
    "CREATE VIRTUAL TABLE names USING fts5(name, tokenize='trigram', content='', columnsize=0); BEGIN",
  );
  const insert = database.prepare('INSERT INTO names(rowid, name) VALUES (?, ?)');
  names.forEach((name, row) => {
    insert.bind(1, row).bind(2, name).stepReset();
  });
  database.exec("COMMIT; INSERT INTO names(names) VALUES ('optimize'); VACUUM");
  return capi.sqlite3_js_db_export(database.pointer);
};

const readIndex = (sqlite: Sqlite, bytes: Uint8Array): Database => {
  const database = new sqlite.oo1.DB(':memory:');
  const copy = sqlite.wasm.allocFromTypedArray(bytes);
  const flags = sqlite.capi.SQLITE_DESERIALIZE_FREEONCLOSE;
  sqlite.capi.sqlite3_deserialize(database.pointer, 'main', copy, bytes.length, bytes.length, flags);
  return database;
};

/** All numbers in one text: a step for each row would cost more than finding it. */
export const SQLITE = textPeer({
  title: 'SQLite FTS5 trigram',
  package: PACKAGE,
  isLiteral: true,
  index: makeIndex,
  open: async (_, bytes) => {
    const database = readIndex(await openSqlite(), bytes);
    const find = database.prepare('SELECT json_group_array(rowid) FROM names WHERE names MATCH ?');
    return (text) => {
      if (text.length < SHORTEST) return undefined;
      find.bind(1, `"${text.replaceAll('"', '""')}"`).step();
      const found = JSON.parse(String(find.get(0))) as number[];
      find.reset();
      return found;
    };
  },
});
