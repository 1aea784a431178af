import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { stateFileName } from '#domain/geography/state.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { csvLine } from '#scripts/data/csv-rows.ts';
import { makeTypo, seeded } from '../workers/random.ts';
import { makeDirectory } from '../workers/synthetic.ts';

/** Writes a seeded directory as a provider would send it: upper case, full state names, typos in 5 % of the cities. */
const USAGE =
  'node --import ./scripts/typescript.mjs tests/bench/write-directory.ts --rows N --out FILE [--seed 1]';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { rows: text, out: text, seed: text } });
const { rows = '', out = '', seed = '1' } = values;
if (!/^[1-9]\d*$/.test(rows) || !/^\d+$/.test(seed) || out === '') throw new Error(USAGE);

const random = seeded(Number(seed) + 1);
const lines = [csvLine(['Provider Name', 'City', 'State', 'Zipcode', 'Country', 'Ultra', 'Plus', 'Core'])];
for (const hospital of makeDirectory(Number(rows), Number(seed))) {
  const city = random.chance(0.05) ? makeTypo(random, hospital.city) : hospital.city;
  const flags = FLAG_NETWORKS.map((network) => (hospital[network] ? '1' : '0'));
  const place = [city.toUpperCase(), stateFileName(hospital.state), hospital.zip, 'UNITED STATES'];
  lines.push(csvLine([hospital.name, ...place, ...flags]));
}
writeFileSync(out, lines.join(''));
console.log(`${out}: ${rows} rows, seed ${seed}`);
