import { parseArgs } from 'node:util';
import { csvLine } from '../../scripts/data/csv-rows.ts';
import { openText } from '../../scripts/data/write-report.ts';
import type { Hospital } from '../../src/domain/hospital.ts';
import { FLAG_NETWORKS } from '../../src/domain/network.ts';
import { stateFileName } from '../../src/domain/state.ts';
import { type Random, seeded } from '../workers/random.ts';
import { makeDirectory } from '../workers/synthetic.ts';
import { makeTypo } from '../workers/typo.ts';

/**
 * A seeded directory as a provider would send it, for `data:build`: capitals, states in full, a share of the cities with a
 * typing error. The same options give the same bytes.
 */
const USAGE =
  'node --import ./scripts/typescript.mjs tests/bench/write-directory.ts --rows N --out FILE [--seed S (1)] [--typos SHARE (0.05)]';

const HEADER = ['Provider Name', 'City', 'State', 'Zipcode', 'Country', 'Ultra', 'Plus', 'Core'];

interface Options {
  readonly rows: number;
  readonly seed: number;
  /** Share of the rows whose city has a typing error. */
  readonly typos: number;
  readonly out: string;
}

const readOptions = (): Options => {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ options: { rows: text, seed: text, typos: text, out: text } });
  const options = {
    rows: Number(values.rows),
    seed: Number(values.seed ?? 1),
    typos: Number(values.typos ?? 0.05),
    out: values.out ?? '',
  };
  const isWrong = !(options.rows >= 1) || !Number.isInteger(options.rows) || !Number.isInteger(options.seed);
  if (isWrong || !(options.typos >= 0 && options.typos <= 1) || options.out === '') throw new Error(USAGE);
  return options;
};

const lineOf = (hospital: Hospital, random: Random, typos: number): string => {
  const city = random.chance(typos) ? makeTypo(random, hospital.city) : hospital.city;
  const flags = FLAG_NETWORKS.map((network) => (hospital[network] ? '1' : '0'));
  const place = [city.toUpperCase(), stateFileName(hospital.state), hospital.zip, 'UNITED STATES'];
  return csvLine([hospital.name, ...place, ...flags]);
};

const { rows, seed, typos, out } = readOptions();
const random = seeded(seed + 1);
const { write, close } = openText(out);
write(csvLine(HEADER));
for (const hospital of makeDirectory(rows, seed)) write(lineOf(hospital, random, typos));
close();
console.log(`${out}: ${rows} rows, seed ${seed}, typing errors in ${100 * typos} % of the cities`);
