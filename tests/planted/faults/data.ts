import { type Fault, unit } from '../fault.ts';

/** Faults in the code that reads the hospital list, builds the directory and searches it. */
export const DATA_FAULTS: readonly Fault[] = [
  {
    name: 'a zip without its leading zero',
    patch: ['scripts/data/cells.ts', "zip: zip.padStart(5, '0')", 'zip'],
    caughtBy: unit('tests/scripts/data/normalize.test.ts', '"2101" becomes 02101'),
  },
  {
    name: 'a row that cannot be read is dropped in silence',
    patch: ['scripts/data/read-directory.ts', 'rejected.push(error.row);', ''],
    caughtBy: unit('tests/scripts/data/awkward-files.test.ts', 'one unreadable row among many'),
  },
  {
    name: 'a city correction is not applied',
    patch: ['scripts/data/cities/correct-city.ts', 'if (followed) return followed;', ''],
    caughtBy: unit('tests/scripts/data/correct-city.test.ts', 'apply a listed correction with its reason'),
  },
  {
    name: 'two rows of one hospital promise more networks than both have',
    patch: ['src/domain/network.ts', 'common & bits, 31', 'common | bits, 0'],
    caughtBy: unit(
      'tests/scripts/data/merge-duplicates.test.ts',
      'keep only the networks on which all rows agree',
    ),
  },
  {
    name: 'an index with a flipped bit is accepted',
    patch: [
      'workers/hospitals/checked-json.ts',
      'if (line !== lineOf(format, sum))',
      'if (line === lineOf(format, 0))',
    ],
    caughtBy: unit('tests/workers/index-file.test.ts', 'is rejected with any wrong bit'),
  },
  {
    name: 'hospitals of another network are found',
    patch: ['workers/hospitals/wasm/assembly/index.ts', 'flagBitmap(network - 1)', 'flagBitmap(0)'],
    caughtBy: unit('tests/workers/engine.test.ts', 'count each option under the other filters'),
  },
  {
    name: '“Ward 10” is sorted before “Ward 9”',
    patch: ['workers/hospitals/collation.ts', 'numeric: true', 'numeric: false'],
    caughtBy: unit('tests/workers/order.test.ts', 'compares names as people do'),
  },
  {
    name: 'a search without accents misses names that have them',
    patch: ['src/domain/fold.ts', ".replace(MARKS, '')", ''],
    caughtBy: unit('tests/workers/order.test.ts', 'ignores case and accents in text, city and state'),
  },
  {
    name: 'a cell of a saved list runs as a formula',
    patch: ['src/domain/csv.ts', 'FORMULA.test(cell) ?', 'cell === undefined ?'],
    caughtBy: unit('tests/src/csv.test.ts', 'CSV text'),
  },
];
