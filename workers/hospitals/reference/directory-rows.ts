import { byteReader, expectEnd, readByte, readVarint } from '../bytes.ts';
import { IndexError } from '../index-error.ts';
import type { Sections } from '../index-format.ts';
import { readVarints } from './byte-lists.ts';
import type { TokenRows } from './directory-names.ts';
import type { Places, PlaceZips } from './directory-places.ts';
import type { TextTable } from './directory-texts.ts';

interface Parts {
  readonly table: TextTable;
  readonly tokenRows: TokenRows;
  readonly places: Places & PlaceZips;
}

/** City → its first place; one more entry at the end. Places are sorted by city. */
const firstPlaces = ({ placeCity }: Places, cities: number): Uint32Array => {
  const first = new Uint32Array(cities + 1);
  for (const city of placeCity) first[city + 1] = (first[city + 1] ?? 0) + 1;
  for (let city = 0; city < cities; city++) first[city + 1] = (first[city + 1] ?? 0) + (first[city] ?? 0);
  return first;
};

/** The k-th place (from 1) whose city is a token of the row's name that is not common, in the order of the name. */
const placeFinder = ({ table, tokenRows, places }: Parts) => {
  const first = firstPlaces(places, table.cities.length);
  const isCommon = new Uint8Array(table.tokens.length);
  for (const token of table.common) isCommon[token] = 1;
  const { tokenStart: start, rowTokens: tokens } = tokenRows;
  return (row: number, choice: number): number => {
    let left = choice - 1;
    for (let at = start[row] ?? 0; at < (start[row + 1] ?? 0); at++) {
      const token = tokens[at] ?? 0;
      if (isCommon[token] === 1) continue;
      const city = table.tokenCity[token] ?? 0;
      const from = first[city] ?? 0;
      const count = (first[city + (table.tokenCities[token] ?? 0)] ?? 0) - from;
      if (left < count) return from + left;
      left -= count;
    }
    throw new IndexError('range', 'a row has a place that its name lacks');
  };
};

const placeReader = (sections: Sections, places: number) => {
  const planes = [
    byteReader(sections.placeHigh),
    byteReader(sections.placeMiddle),
    byteReader(sections.placeLow),
  ];
  const used = places > 0x1_0000 ? planes : places > 0x100 ? planes.slice(1) : planes.slice(2);
  return {
    next: (): number => used.reduce((place, plane) => place * 256 + readByte(plane), 0),
    end: (): void => planes.forEach(expectEnd),
  };
};

const readRowZips = (
  sections: Sections,
  rowPlace: Uint32Array,
  { zipStart, zips }: PlaceZips,
): Uint32Array => {
  const choice = byteReader(sections.rowZip);
  const result = rowPlace.map((place) => {
    const from = zipStart[place] ?? 0;
    const count = (zipStart[place + 1] ?? 0) - from;
    const chosen = count > 1 ? readVarint(choice) : 0;
    if (chosen >= count) throw new IndexError('range', 'a row has a zip that its place lacks');
    return zips[from + chosen] ?? 0;
  });
  expectEnd(choice);
  return result;
};

/** Row → place and zip. Throws IndexError. */
export const readRowPlaces = (rows: number, sections: Sections, parts: Parts) => {
  const find = placeFinder(parts);
  const count = parts.places.placeCity.length;
  const read = placeReader(sections, count);
  const rowPlace = readVarints(sections.placeChoice, rows);
  for (let row = 0; row < rows; row++) {
    const choice = rowPlace[row] ?? 0;
    const place = choice === 0 ? read.next() : find(row, choice);
    if (place >= count) throw new IndexError('range', 'a row is at an unknown place');
    rowPlace[row] = place;
  }
  read.end();
  return { rowPlace, rowZip: readRowZips(sections, rowPlace, parts.places) };
};
