import { describe, expect, test } from 'vitest';
import { normalizeDirectory } from '#scripts/data/normalize-directory.ts';
import { assertNoIssues, rejectedCsv, reportJson } from '#scripts/data/report.ts';
import { UserError } from '#scripts/errors.ts';
import { HEADER } from '../../support/hospital.ts';
import { correctCity, gazetteer } from './build-file.ts';

const normalize = (rows: readonly string[], header = HEADER) => {
  const text = [header, ...rows, ''].join('\n');
  return normalizeDirectory({ file: 'f.csv', text, networks: undefined }, gazetteer, correctCity);
};

describe('a file with changes and doubts', () => {
  const { lines, report } = normalize(
    [
      ' A   Hospital ,Beantown,MA,2101,US,yes,yes,no,call us',
      'B,Bostn,MA,2101,US,1,1,0,',
      'B,BOSTON,MA,02101,US,1,0,0,(617) 555-0101',
      'C,Nowhere,OK,63106,,1,0,0,',
      'D, st  louis,MISSOURI,63106-0001,UNITED STATES,1,0,1,',
      'E,Ada,OKLAHOMA,74820,Canada,1,0,0,',
      'E,Ada,OKLAHOMA,74820,Canada,1,0,0,',
      'Total,7',
      'Sum,7',
      'TX',
    ],
    `${HEADER},Phone`,
  );

  test('gives a clean CSV file with every row in order, in the columns of the provider file', () => {
    expect(lines.join('')).toBe(`${HEADER},Telephone
A Hospital,Boston,MASSACHUSETTS,02101,UNITED STATES,1,1,0,
B,Boston,MASSACHUSETTS,02101,UNITED STATES,1,1,0,
B,Boston,MASSACHUSETTS,02101,UNITED STATES,1,0,0,+16175550101
C,Nowhere,OKLAHOMA,63106,UNITED STATES,1,0,0,
D,Saint Louis,MISSOURI,63106,UNITED STATES,1,0,1,
E,Ada,OKLAHOMA,74820,Canada,1,0,0,
E,Ada,OKLAHOMA,74820,Canada,1,0,0,
`);
  });

  test('gives a report of each change and doubt with its lines, as JSON', () => {
    expect(
      reportJson(report),
    ).toBe(`{"input":"f.csv","rows":7,"hospitals":5,"details":{"address":0,"telephone":1,"website":0,"type":0,"emergency":0},
"notes": [
  "Left out as totals or notes: lines 9, 10.",
  "Left out as headings: line 11."],
"rejected": [],
"changes": [
  {"column":"Zipcode","from":"2101","to":"02101","state":"MA","zip":"02101","reason":"lost zeros put back","lines":[2,3]},
  {"column":"City","from":"Beantown","to":"Boston","state":"MA","zip":"02101","reason":"nickname","lines":[2]},
  {"column":"Provider Name","from":" A   Hospital ","to":"A Hospital","state":"MA","zip":"02101","reason":"spaces collapsed","lines":[2]},
  {"column":"State","from":"MA","to":"MASSACHUSETTS","state":"MA","zip":"02101","reason":"one spelling per state","lines":[2,3,4]},
  {"column":"Country","from":"US","to":"UNITED STATES","state":"MA","zip":"02101","reason":"one spelling per country","lines":[2,3,4]},
  {"column":"Telephone","from":"call us","to":"","state":"MA","zip":"02101","reason":"left out: it says nothing certain","lines":[2]},
  {"column":"City","from":"Bostn","to":"Boston","state":"MA","zip":"02101","reason":"typing error for the zip's own city","lines":[3]},
  {"column":"City","from":"BOSTON","to":"Boston","state":"MA","zip":"02101","reason":"readable case","lines":[4]},
  {"column":"State","from":"OK","to":"OKLAHOMA","state":"OK","zip":"63106","reason":"one spelling per state","lines":[5]},
  {"column":"Zipcode","from":"63106-0001","to":"63106","state":"MO","zip":"63106","reason":"ZIP+4 split","lines":[6]},
  {"column":"City","from":" st  louis","to":"Saint Louis","state":"MO","zip":"63106","reason":"one spelling per place","lines":[6]}],
"unresolvedCities": [
  {"city":"Nowhere","state":"OK","zip":"63106","why":"no such place in the state, and no similar one near the zip","lines":[5]}],
"suspiciousZips": [
  {"zip":"63106","state":"OK","why":"belongs to Saint Louis, MO","lines":[5]}],
"duplicates": [
  {"name":"B","city":"Boston","state":"MA","zip":"02101","lines":[3,4],"disagree":true,"kept":["ultra"]},
  {"name":"E","city":"Ada","state":"OK","zip":"74820","lines":[7,8],"disagree":false,"kept":["ultra"]}]}
`);
  });

  test('fails in strict mode with every doubtful line, but not for changes and equal duplicates', () => {
    const row = { line: 9, column: 5, title: 'State', value: '"ZZ"', problem: 'is no state', cells: [] };
    const lines = [
      'f.csv:9:5: "ZZ" is no state',
      'f.csv:5:1: city "Nowhere", OK: no such place in the state, and no similar one near the zip; ' +
        'correct it, or add a row to data/city-corrections.csv',
      'f.csv:5:1: zip "63106": belongs to Saint Louis, MO; look it up and correct it',
      'f.csv:4:1: "B" repeats line 3 with other networks; keep one of the rows',
    ];
    expect(() => assertNoIssues({ ...report, rejected: [row] })).toThrow(new UserError(lines.join('\n')));
    const duplicates = report.duplicates.filter(({ disagree }) => !disagree);
    const settled = { ...report, unresolvedCities: [], suspiciousZips: [], duplicates };
    expect(() => assertNoIssues(settled)).not.toThrow();
  });
});

test('the clean CSV file has the columns of the details that the file has, and the address of a merged place', () => {
  const header = 'Name,Location,Phone,Website,Type,ER';
  const row = 'A,"1 A St, Ada, OK 74820",(580) 555-0101,ada.org,ACUTE CARE,yes';
  expect(normalize([row, 'B,"Ada, OK 74820",,,,n'], header).lines).toEqual([
    `${HEADER},Address,Telephone,Website,Hospital Type,Emergency Services\n`,
    'A,Ada,OKLAHOMA,74820,UNITED STATES,0,0,0,1 A St,+15805550101,https://ada.org,Acute care,Yes\n',
    'B,Ada,OKLAHOMA,74820,UNITED STATES,0,0,0,,,,,No\n',
  ]);
  expect(normalize(['B,"Ada, OK 74820"'], 'Name,Location').lines[0]).toBe(`${HEADER}\n`);
});

test('keeps commas, quotes, formulas and HTML as text', () => {
  const names = ['"CLINIC, THE ""GOOD"""', '=HYPERLINK(1)', '<b>X</b>'];
  const { lines } = normalize(names.map((name) => `${name},Ada,OK,74820,US,1,0,0`));
  expect(lines.slice(1).map((line) => line.split(',Ada')[0])).toEqual(names);
});

test('an Open column has both values or marks; without the column no row has the open flag', () => {
  const normalizeOpen = (...cells: readonly string[]) =>
    normalize(
      cells.map((open, at) => `A${at},Ada,OK,74820,US,${open},1,0,0`),
      HEADER.replace('Ultra', 'Open,Ultra'),
    );
  const { hospitals, lines, report } = normalizeOpen('x', ' ', 'X');
  expect(hospitals.map(({ open }) => open)).toEqual([true, false, true]);
  expect(lines.map((line) => line.trim().split(',').at(-1))).toEqual(['Open', '1', '0', '1']);
  expect(report.notes).toEqual([
    'Column Open is used: 1 of 3 rows say that the hospital is not in the Open network.',
  ]);
  expect(normalizeOpen('0', '1').hospitals.map(({ open }) => open)).toEqual([false, true]);
  expect(() => normalizeOpen('0', '1', '')).toThrow('is no value for open');
  expect(normalize(['A,Ada,OK,74820,US,1,0,0']).hospitals[0]).not.toHaveProperty('open');
});

test('unreadable rows are CSV with their places, reasons and cells', () => {
  const rows = Array.from({ length: 110 }, (_, at) => `C${at},Ada,OK,74820,US,1,0,0`);
  const bad = '"x ""y""","A\nda",ZZ,"1,2",=,1,0,0';
  const { report } = normalize([...rows, bad, '"X" Y,Ada']);
  expect(rejectedCsv(report)).toBe(`Line,Column,Reason,${HEADER}
113,5,"""ZZ"" is not a US state or territory; write its name or postal code (TEXAS, TX)","x ""y""","A
da",ZZ,"1,2",=,1,0,0
114,1,"the quote that opens here is not closed before the next comma; close it, or double every "" inside the cell","""X"" Y,Ada"
`);
});
