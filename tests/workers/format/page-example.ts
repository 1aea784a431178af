import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Hospital } from '#domain/hospital.ts';

const PAGE = readFileSync(fileURLToPath(new URL('../../../docs/index-format.md', import.meta.url)), 'utf8');
const EXAMPLE = PAGE.slice(PAGE.indexOf('## Example'), PAGE.indexOf('## What holds'));

const asHospital = (cells: readonly string[]): Hospital => {
  const [name = '', city = '', state = '', zip = '', networks = ''] = cells;
  const has = (network: string): boolean => networks.split(', ').includes(network);
  return { name, city, state, zip, ultra: has('ultra'), plus: has('plus'), core: has('core') };
};

/** Hospitals of the table in the docs, in its order. */
export const pageHospitals = (): Hospital[] =>
  [...EXAMPLE.matchAll(/^\| (.+) \|$/gm)]
    .map(([, line = '']) => line.split(' | '))
    .filter(([first]) => first !== 'name' && first !== '---')
    .map(asHospital);

/** Line of the hex dump in the docs: offset and bytes. */
export interface DumpLine {
  readonly at: number;
  readonly bytes: readonly number[];
}

export const pageDump = (): DumpLine[] =>
  [...EXAMPLE.matchAll(/^ *(\d+) {2}([0-9a-f]{2}(?: [0-9a-f]{2})*) {2}/gm)].map(
    ([, at = '', bytes = '']) => ({
      at: Number(at),
      bytes: bytes.split(' ').map((byte) => Number.parseInt(byte, 16)),
    }),
  );

/** Names of the sections in the tables of the docs, in order. */
export const pageSections = (): string[] =>
  [
    ...PAGE.slice(PAGE.indexOf('## Sections')).matchAll(
      /^\| ([a-zA-Z, ]+) \| (?:Texts|byte|varint|pairs|per|bits)[^|]* \|/gm,
    ),
  ].flatMap(([, names = '']) => names.split(', '));
