import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nameOrder } from '../../../scripts/encode-order.ts';
import { EVERYTHING } from '../../../workers/contract.ts';
import { wasmModules } from '../../workers/engines.ts';
import { naiveSearch } from '../../workers/naive.ts';
import { makeQueries } from '../../workers/query-mix.ts';
import { makeDirectory } from '../../workers/synthetic.ts';
import { TWIN, WASM } from './cores.ts';
import { createLibrarySearch, type Finder, toColumns } from './filter.ts';
import { FLEXSEARCH } from './flexsearch.ts';
import { NAIVE, NAIVE_COLLATOR } from './naive.ts';
import { createOracle, judge } from './oracle.ts';
import { GIFTS, makeOrders, readOrders } from './orders.ts';
import { type Peer, toBytes } from './peer.ts';
import { toTsv } from './tsv.ts';

const courseOf = (size: number, seed: number) => {
  const rows = nameOrder(makeDirectory(size, seed));
  const orders = readOrders(makeOrders(rows));
  return { rows, orders, answer: createOracle(rows, orders), queries: makeQueries(rows, 200, seed) };
};
const course = courseOf(1500, 3);
const columns = toColumns(course.rows);

/** Knows words alone: rows whose name has all words of the text, as parts of words, in any order. */
const byWords: Finder = (text) =>
  columns.names.flatMap((name, row) => (text.split(' ').every((word) => name.includes(word)) ? [row] : []));

const open = async ({ product, open }: Peer) =>
  open({
    rows: toBytes(JSON.stringify(course.rows)),
    product: product === undefined ? new Uint8Array() : await product.make(course.rows),
    wasm: wasmModules,
    orders: course.orders,
  });

describe('The oracle', () => {
  it('answers what the rules say, for any seeded directory and any query of the mix', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.nat(1000), (size, seed) => {
        const { rows, answer, queries } = courseOf(size, seed);
        for (const query of queries.slice(0, 20)) {
          const { total, rows: numbers } = answer(query);
          expect({ total, rows: numbers.map((row) => rows[row]) }).toEqual(naiveSearch(rows, query));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('calls a count wrong before it looks at the rows, and a page wrong for its order', () => {
    const { rows } = course;
    const [query] = course.queries;
    if (query === undefined) throw new Error('no query');
    const asked = { query, total: 2, rows: [4, 7] };
    const [first, second] = [rows[4], rows[7]];
    if (first === undefined || second === undefined) throw new Error('too few rows');
    expect(judge({ total: 2, rows: [first, second] }, asked, rows)).toBe('right');
    expect(judge({ total: 2, rows: [second, first] }, asked, rows)).toBe('wrong page');
    expect(judge({ total: 2, rows: [first] }, asked, rows)).toBe('wrong page');
    expect(judge({ total: 3, rows: [first, second] }, asked, rows)).toBe('wrong count');
  });
});

describe.each(GIFTS)('What is done for every library that is given %s', (gift) => {
  const orders = readOrders(makeOrders(course.rows), gift);

  it('makes exact answers of words in any order, of everything, and of a library that cannot tell', () => {
    const { rows, answer, queries } = course;
    for (const find of [byWords, () => undefined] as Finder[]) {
      const search = createLibrarySearch(rows, orders, { columns, find, isLiteral: false });
      for (const query of queries) expect(judge(search(query), answer(query), rows)).toBe('right');
    }
  });

  it('leaves wrong what a library finds wrongly and calls literal', () => {
    const { rows, answer, queries } = course;
    const search = createLibrarySearch(rows, orders, { columns, find: () => [], isLiteral: true });
    const texts = queries.filter(({ text }) => text !== undefined);
    for (const query of texts) expect(judge(search(query), answer(query), rows)).toBe('wrong count');
    expect(texts.length).toBeGreaterThan(50);
  });

  it('cuts pages further down, the last one short, and none past the end', () => {
    const { rows, answer, queries } = course;
    const search = createLibrarySearch(rows, orders, { columns, find: byWords, isLiteral: false });
    for (const query of queries)
      for (const offset of [7, 60, 1490, 2000]) {
        const asked = { ...query, offset, limit: 20 };
        expect(judge(search(asked), answer(asked), rows)).toBe('right');
      }
  });

  it('finds folded texts', () => {
    const accented = nameOrder([
      ...course.rows.slice(0, 3),
      {
        name: 'CAÑÓN HOSPITAL',
        city: 'Reno',
        state: 'NV',
        zip: '89501',
        ultra: true,
        plus: true,
        core: true,
      },
    ]);
    const own = toColumns(accented);
    const find: Finder = (text) => own.names.flatMap((name, row) => (name.includes(text) ? [row] : []));
    const search = createLibrarySearch(accented, readOrders(makeOrders(accented), gift), {
      columns: own,
      find,
      isLiteral: true,
    });
    expect(search({ ...EVERYTHING, text: ' Cañon ' }).rows.map(({ name }) => name)).toEqual([
      'CAÑÓN HOSPITAL',
    ]);
  });
});

describe('Contestants that need no package of their own', () => {
  it.each([WASM, TWIN, NAIVE_COLLATOR, FLEXSEARCH])('are exact: $title', async (peer) => {
    const { rows, answer, queries } = course;
    const search = await open(peer);
    for (const query of queries) expect(judge(search(query), answer(query), rows)).toBe('right');
  });

  it('count rightly by localeCompare, whose order is another', async () => {
    const { rows, answer, queries } = course;
    const search = await open(NAIVE);
    for (const query of queries) expect(judge(search(query), answer(query), rows)).not.toBe('wrong count');
  });
});

describe('The rows as TSV', () => {
  it('are one line each, under the names of their columns', () => {
    const [row] = makeDirectory(1);
    if (row === undefined) throw new Error('no row');
    const { name, city, state, zip } = row;
    expect(toTsv([{ ...row, ultra: true, plus: false, core: true }])).toBe(
      `name\tcity\tstate\tzip\tultra\tplus\tcore\n${name}\t${city}\t${state}\t${zip}\t1\t0\t1\n`,
    );
  });
});
