import { describe, expect, test } from 'vitest';
import { normalizeDirectory } from '#scripts/data/normalize-directory.ts';
import { assertNoIssues } from '#scripts/data/report.ts';
import { UserError } from '#scripts/errors.ts';
import { correctCity, gazetteer } from './build-file.ts';
import { HEADER } from './files.ts';

const normalize = (rows: readonly string[], header = HEADER) => {
  const text = [header, ...rows, ''].join('\n');
  return normalizeDirectory({ file: 'f.csv', text, networks: undefined }, gazetteer, correctCity);
};

describe('normalized CSV file', () => {
  test('contains every row in order, duplicates included, in the columns of the provider file', () => {
    const { lines } = normalize([
      'B HOSPITAL,BOSTON,MASSACHUSETTS,2101,UNITED STATES,1,1,0',
      ' A   Hospital ,st. louis,MO,63106-0001,US,yes,no,Y',
      'B HOSPITAL,Bostn,Massachusetts,02101,,1,1,0',
    ]);
    expect(lines).toEqual([
      `${HEADER}\n`,
      'B HOSPITAL,Boston,MASSACHUSETTS,02101,UNITED STATES,1,1,0\n',
      'A Hospital,Saint Louis,MISSOURI,63106,UNITED STATES,1,0,1\n',
      'B HOSPITAL,Boston,MASSACHUSETTS,02101,UNITED STATES,1,1,0\n',
    ]);
  });

  test('has the columns of the details that the file has, and the address of a merged place', () => {
    const { lines, report } = normalize(
      [
        'A,"1 A St, Ada, OK 74820",(580) 555-0101,ada.org,ACUTE CARE,yes',
        'B,"Ada, OK 74820",,,,n',
        'Total,2',
        'Sum,2',
        'TX',
      ],
      'Name,Location,Phone,Website,Type,ER',
    );
    expect(lines).toEqual([
      `${HEADER},Address,Telephone,Website,Hospital Type,Emergency Services\n`,
      'A,Ada,OKLAHOMA,74820,UNITED STATES,0,0,0,1 A St,+15805550101,https://ada.org,Acute care,Yes\n',
      'B,Ada,OKLAHOMA,74820,UNITED STATES,0,0,0,,,,,No\n',
    ]);
    expect(report.details).toEqual({ address: 1, telephone: 1, website: 1, type: 1, emergency: 2 });
    expect(report.header).toEqual(['Name', 'Location', 'Phone', 'Website', 'Type', 'ER']);
    expect(report.notes.slice(-2)).toEqual([
      'Left out as totals or notes: lines 4, 5.',
      'Left out as headings: line 6.',
    ]);
    expect(normalize(['B,"Ada, OK 74820"'], 'Name,Location').lines[0]).toBe(`${HEADER}\n`);
  });

  test('keeps the name of another country', () => {
    expect(normalize(['A,Ada,OK,74820,Canada,1,0,0']).lines[1]).toBe('A,Ada,OKLAHOMA,74820,Canada,1,0,0\n');
  });

  test('keeps commas, quotes, formulas and HTML as text', () => {
    const { lines } = normalize([
      '"CLINIC, THE ""GOOD""",Ada,OK,74820,US,1,0,0',
      '=HYPERLINK(1),Ada,OK,74820,US,1,0,0',
      '<b>X</b>,Ada,OK,74820,US,1,0,0',
    ]);
    expect(lines.slice(1).map((line) => line.split(',Ada')[0])).toEqual([
      '"CLINIC, THE ""GOOD"""',
      '=HYPERLINK(1)',
      '<b>X</b>',
    ]);
  });

  test('corrects a typing error in an unlisted place to the spelling of other rows in the area', () => {
    const rows = ['ELSEWHERE', 'ELSEWHERE', 'ELSWHERE'].map((city) => `A,${city},OK,74820,US,1,0,0`);
    const { lines, report } = normalize(rows);
    expect(lines.map((line) => line.split(',')[1])).toEqual(['City', 'Elsewhere', 'Elsewhere', 'Elsewhere']);
    expect(report.unresolvedCities).toMatchObject([{ city: 'ELSEWHERE', lines: [2, 3] }]);
  });
});

describe('build report', () => {
  const { report } = normalize([
    'A,Beantown,MA,2101,US,1,1,0',
    'B,Bostn,MA,2101,US,1,1,0',
    '"B  ",BOSTON,MA,02101,US,1,0,0',
    'C,Nowhere,OK,63106,USA,1,0,0',
  ]);

  test('contains every change with its reason and its lines', () => {
    expect(
      report.changes.map(({ column, from, to, reason, lines }) => [column, from, to, reason, lines]),
    ).toEqual([
      ['Zipcode', '2101', '02101', 'lost zeros put back', [2, 3]],
      ['City', 'Beantown', 'Boston', 'nickname', [2]],
      ['State', 'MA', 'MASSACHUSETTS', 'one spelling per state', [2, 3, 4]],
      ['Country', 'US', 'UNITED STATES', 'one spelling per country', [2, 3, 4]],
      ['City', 'Bostn', 'Boston', "typing error for the zip's own city", [3]],
      ['City', 'BOSTON', 'Boston', 'readable case', [4]],
      ['Provider Name', 'B  ', 'B', 'spaces collapsed', [4]],
      ['State', 'OK', 'OKLAHOMA', 'one spelling per state', [5]],
      ['Country', 'USA', 'UNITED STATES', 'one spelling per country', [5]],
    ]);
    expect(normalize(['B, st  louis,MISSOURI,63106,,1,0,0']).report.changes).toEqual([
      {
        column: 'City',
        from: ' st  louis',
        to: 'Saint Louis',
        reason: 'one spelling per place',
        state: 'MO',
        zip: '63106',
        lines: [2],
      },
    ]);
  });

  test('lists unresolved cities, suspicious ZIP codes and duplicates', () => {
    const why = 'no such place in the state, and no similar one near the zip';
    expect(report.unresolvedCities).toEqual([
      { city: 'Nowhere', state: 'OK', zip: '63106', why, lines: [5] },
    ]);
    expect(report.suspiciousZips).toEqual([
      { zip: '63106', state: 'OK', why: 'belongs to Saint Louis, MO', lines: [5] },
    ]);
    expect(report.duplicates).toMatchObject([{ name: 'B', lines: [3, 4], disagree: true, kept: ['ultra'] }]);
  });

  test('is empty for rows that need no change', () => {
    const clean = normalize(['A,Ada,OKLAHOMA,74820,UNITED STATES,1,0,0', 'B,Ada,OKLAHOMA,74820,,1,0,0']);
    const none = { notes: [], changes: [], unresolvedCities: [], suspiciousZips: [], duplicates: [] };
    expect(clean.report).toMatchObject({ rows: 2, ...none });
  });

  test('reads an Open column with both values or with marks; without the column no row has the open flag', () => {
    const normalizeOpen = (...cells: readonly string[]) =>
      normalize(
        cells.map((open, at) => `A${at},Ada,OK,74820,US,${open},1,0,0`),
        HEADER.replace('Ultra', 'Open,Ultra'),
      );
    const { hospitals, lines, report } = normalizeOpen('x', '', 'X');
    expect(hospitals.map(({ open }) => open)).toEqual([true, false, true]);
    expect(lines.map((line) => line.trim().split(',').at(-1))).toEqual(['Open', '1', '0', '1']);
    expect(report.notes).toEqual([
      'Column Open is used: 1 of 3 rows say that the hospital is not in the Open network.',
    ]);
    expect(normalizeOpen('0', '1').hospitals.map(({ open }) => open)).toEqual([false, true]);
    expect(() => normalizeOpen('0', '1', '')).toThrow('is no value for open');
    expect(normalize(['A,Ada,OK,74820,US,1,0,0']).hospitals[0]).not.toHaveProperty('open');
  });

  test('keeps details in the normalized file, reports dropped values, and rejects unreadable rows', () => {
    const rows = Array.from({ length: 60 }, (_, at) => `C${at},Ada,OK,74820,US,1,0,0,580-555-0101`);
    const bad = 'X,Ada,ZZ,74820,US,1,0,0,';
    const { lines, report } = normalize(['A,Ada,OK,74820,US,1,0,0,call us', ...rows, bad], `${HEADER},Phone`);
    expect(lines.slice(0, 3)).toEqual([
      `${HEADER},Telephone\n`,
      'A,Ada,OKLAHOMA,74820,UNITED STATES,1,0,0,\n',
      'C0,Ada,OKLAHOMA,74820,UNITED STATES,1,0,0,+15805550101\n',
    ]);
    expect(report.changes).toContainEqual({
      column: 'Telephone',
      from: 'call us',
      to: '',
      reason: 'left out: it says nothing certain',
      state: 'OK',
      zip: '74820',
      lines: [2],
    });
    expect(report).toMatchObject({ rows: 61, details: { telephone: 60, address: 0 } });
    expect(report.rejected).toMatchObject([
      { line: 63, column: 7, title: 'State', value: '"ZZ"', cells: bad.split(',') },
    ]);
    expect(() => assertNoIssues(report)).toThrow('f.csv:63:7: "ZZ" is not a US state');
  });

  test('in strict mode lists every doubtful line', () => {
    expect(() => assertNoIssues(report)).toThrow(
      new UserError(
        [
          'f.csv:5:1: city "Nowhere", OK: no such place in the state, and no similar one near the zip; ' +
            'correct it, or add a row to data/city-corrections.csv',
          'f.csv:5:1: zip "63106": belongs to Saint Louis, MO; look it up and correct it',
          'f.csv:4:1: "B" repeats line 3 with other networks; keep one of the rows',
        ].join('\n'),
      ),
    );
    const twice = ['A,Ada,OK,74820,US,1,0,0', 'A,Ada,OK,74820,US,1,0,0'];
    expect(() => assertNoIssues(normalize(twice).report)).not.toThrow();
  });
});
