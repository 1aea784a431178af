import { describe, expect, it } from 'vitest';
import { ALL_WORDS, pageWords } from '#content/words/all-words.ts';
import { csvText } from '#domain/csv.ts';
import { KM_PER_MILE } from '#domain/geography/place.ts';
import type { HospitalDetails } from '#domain/hospital.ts';
import { LANGUAGES } from '#domain/language.ts';
import { fileName, type ListedPage, listRows } from '#features/hospitals/export/list-file.ts';
import { DEFAULT_STATE } from '#features/hospitals/url/finder-url.ts';
import type { Hospital, HospitalPage } from '#workers/contract.ts';
import { hospitalWith } from '../support/hospital.ts';
import { readCsv } from '../support/read-csv.ts';

const hospital = (name: string, networks: Partial<Hospital> = {}): Hospital =>
  hospitalWith({ name, city: 'Boston', state: 'MA', zip: '02114', ...networks });

/** Names that have broken CSV files in practice; csv.test.ts has more cells. */
const HOSTILE = [
  'Said "the best", twice',
  'Two\r\nlines, the other way',
  '=HYPERLINK("https://evil.example","Click")',
  '\uFEFFmark',
  'Hospital 🏥 👩‍⚕️',
  'Niño, Añejo & Ângela',
];

/** Adds the expected apostrophe to a name that a spreadsheet would run as a formula. */
const shown = (name: string): string => (/^[=+\-@\t\r]/.test(name) ? `'${name}` : name);

const saved = (page: ListedPage, language: (typeof LANGUAGES)[number] = 'ENG') => {
  const words = pageWords('hospitals', language);
  const [head = [], ...rows] = readCsv(csvText(listRows(words, language, page)));
  return { words, head, rows };
};

describe('CSV file of the list', () => {
  it('contains the rows of the engine when parsed by a CSV library, hostile names included', () => {
    const page: HospitalPage = { total: HOSTILE.length, rows: HOSTILE.map((name) => hospital(name)) };
    const { rows } = saved(page);
    expect(rows.map(([name]) => name)).toEqual(HOSTILE.map(shown));
    for (const [, city, state, place] of rows)
      expect([city, state, place]).toEqual(['Boston', 'Massachusetts', 'MA 02114']);
  });

  it('has each network, and per plan those that reach the hospital, as alternatives, never combined', () => {
    const rows = [
      hospital('Core alone', { ultra: false, core: true }),
      hospital('Plus alone', { ultra: false, plus: true }),
      hospital('All', { plus: true, core: true }),
    ];
    const file = saved({ total: 3, rows });
    expect(file.rows.map((row) => row.slice(4, 10))).toEqual([
      ['No', 'No', 'Yes', 'Open', 'none', 'Core'],
      ['No', 'Yes', 'No', 'Open', 'Plus', 'Plus'],
      ['Yes', 'Yes', 'Yes', 'Open or Ultra', 'Ultra or Plus', 'Plus or Core'],
    ]);
  });

  it('has distances in whole kilometers and miles, and empty cells for unknown coordinates', () => {
    const rows = [hospital('Near'), hospital('Nowhere')];
    const { head, rows: lines } = saved({ total: 2, rows, distances: [16.4, undefined], unplaced: 1 });
    expect(head.slice(10, 12)).toEqual(['Straight-line distance (km)', 'Straight-line distance (miles)']);
    expect(lines.map((line) => line.slice(10, 12))).toEqual([
      ['16', String(Math.round(16.4 / KM_PER_MILE))],
      ['', ''],
    ]);
  });

  it('has a column for each detail of the directory, with the map link after the address', () => {
    const rows = [hospital('Known'), hospital('Bare')];
    const of = ({ name }: Hospital): HospitalDetails =>
      name === 'Bare'
        ? {}
        : { address: '1 Main St', telephone: '+16175550101', website: 'https://a.example' };
    const known = { columns: ['address', 'telephone', 'website', 'emergency'] as const, of };
    const facts = { words: ALL_WORDS.ENG.hospitalPanel, known };
    const { head, rows: lines } = saved({ total: 2, rows, facts });
    expect(head.slice(10, 15)).toEqual([
      'Address',
      'Open in maps',
      'Phone',
      'Website',
      'Emergency department',
    ]);
    expect(lines.map((line) => line.slice(10, 15))).toEqual([
      ['1 Main St', expect.stringContaining('maps'), '1 617 555 0101', 'https://a.example', 'Unknown'],
      ['', '', '', '', 'Unknown'],
    ]);
  });

  it.each(LANGUAGES)(
    'states in every row that the networks are samples, with their date (%s)',
    (language) => {
      const { words, head, rows } = saved({ total: 1, rows: [hospital('One')] }, language);
      expect(new Set(head).size).toBe(head.length);
      expect(rows[0]).toHaveLength(head.length);
      expect(rows[0]?.at(-1)).toContain(words.sample.tag);
      expect(rows[0]?.at(-1)).toContain('2026');
    },
  );
});

it.each([
  ['ENG', 'hospitals-texas-plus-network-2026-11-05.csv'],
  ['ESP', 'hospitales-texas-red-plus-2026-11-05.csv'],
  ['POR', 'hospitais-texas-rede-plus-2026-11-05.csv'],
] as const)(
  'the file name is in the language of the page (%s), with the filters and the date',
  (language, name) => {
    const filter = { ...DEFAULT_STATE.filter, state: 'TX', network: 'plus' as const };
    const words = pageWords('hospitals', language);
    expect(fileName(words, { ...DEFAULT_STATE, filter }, new Date(2026, 10, 5))).toBe(name);
  },
);
