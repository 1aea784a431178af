import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeXlsx } from 'hucre/xlsx';
import { createCityCorrector } from '#scripts/data/cities/correct-city.ts';
import { createGazetteer } from '#scripts/data/cities/gazetteer.ts';
import { readCorrections } from '#scripts/data/cities/read-corrections.ts';
import { type ReadingOptions, readSource } from '#scripts/data/input/read-source.ts';
import { normalizeDirectory } from '#scripts/data/normalize-directory.ts';

const postal = (zip: string, city: string, state: string, latitude: number) => ({
  zip,
  city,
  state,
  point: { latitude, longitude: -90 },
});

export const gazetteer = createGazetteer(
  [],
  [
    postal('63106', 'Saint Louis', 'MO', 38.6),
    postal('02101', 'Boston', 'MA', 42.3),
    postal('74820', 'Ada', 'OK', 34.7),
    postal('00680', 'Mayaguez', 'PR', 18.2),
    postal('96940', 'Koror', 'PW', 7.3),
  ],
);
const corrections = readCorrections('wrong,right,state,why\nBeantown,Boston,MA,nickname\n', 'c.csv');

export const correctCity = createCityCorrector(gazetteer, corrections);

type Cells = readonly (readonly (string | number | boolean | Date | null)[])[];

/** Creates a workbook from sheets by name. `formats`: number formats by "row,column", from 0. */
export const workbook = (
  sheets: Readonly<Record<string, Cells>>,
  hidden: Readonly<Record<string, 'hidden' | 'veryHidden'>> = {},
  formats: Readonly<Record<string, string>> = {},
): Promise<Uint8Array> =>
  writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({
      name,
      rows: rows.map((row) => [...row]),
      cells: new Map(Object.entries(formats).map(([at, numFmt]) => [at, { style: { numFmt } }])),
      ...(hidden[name] !== undefined && { [hidden[name]]: true }),
    })),
  });

/** Writes the bytes into the folder and reads them as a build does, without encoding an index. */
export const readAsBuild = async (
  folder: string,
  name: string,
  bytes: string | Uint8Array,
  options: Partial<ReadingOptions> = {},
) => {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const source = await readSource(file, { networks: undefined, ...options });
  return normalizeDirectory({ ...source, file: name }, gazetteer, correctCity);
};
