import { describe, expect, test } from 'vitest';
import { decodeText, type Encoding } from '#scripts/data/input/decode-text.ts';
import { splitPlace } from '#scripts/data/input/merged-place.ts';
import { readDetails, readTelephone, readWebsite } from '#scripts/data/input/read-details.ts';
import { readWorkbook } from '#scripts/data/input/read-workbook.ts';
import { workbook } from './build-file.ts';

describe('place in one cell', () => {
  test.each<[string, readonly [address: string, city: string, state: string, zip: string]]>([
    ['Boston MA 02114-1234', ['', 'Boston', 'MA', '02114-1234']],
    ['Boston, MA 02114–1234', ['', 'Boston', 'MA', '02114–1234']],
    ['Boston, MA, 021141234', ['', 'Boston', 'MA', '021141234']],
    ['Boston, MA 2114', ['', 'Boston', 'MA', '2114']],
    ['San Juan, PR 901-1234', ['', 'San Juan', 'PR', '901-1234']],
    ['Boston, MA 211412', ['Boston, MA 211412', '', '', '']],
    ['12 Main St, Suite 5, Boston, Massachusetts', ['12 Main St, Suite 5', 'Boston', 'Massachusetts', '']],
    [' 12  Main St\n Boston, MA  02114 ; ', ['12 Main St', 'Boston', 'MA', '02114']],
    ['Salem, West Virginia 26426', ['', 'Salem', 'West Virginia', '26426']],
    ['Washington DC', ['', 'Washington', 'DC', '']],
    ['Washington, District of Columbia', ['', 'Washington', 'District of Columbia', '']],
    ['Boston, MA 02114, USA', ['', 'Boston', 'MA', '02114']],
    ['Boston, MA 02114 US.', ['', 'Boston', 'MA', '02114']],
    ['Boston, MA 02114, U.S.', ['', 'Boston', 'MA', '02114']],
    ['Boston, MA 02114,, u.s.a.', ['', 'Boston', 'MA', '02114']],
    ['Boston, MA, United States', ['', 'Boston', 'MA', '']],
    ['Boston, MA, United States of America', ['', 'Boston', 'MA', '']],
    ['USA Hospital Road, Ada, OK', ['USA Hospital Road', 'Ada', 'OK', '']],
    ['1 US Highway 9 , Ada, OK', ['1 US Highway 9', 'Ada', 'OK', '']],
    ['Boston,, MA', ['', 'Boston', 'MA', '']],
    ['12 Main St', ['12 Main St', '', '', '']],
    ['Texas', ['Texas', '', '', '']],
  ])('%j', (cell, [address, city, state, zip]) => {
    expect(splitPlace(cell)).toEqual({ address, city, state, zip });
  });
});

describe('details', () => {
  test.each<[string, string | undefined]>([
    ['(334) 793-8701', '+13347938701'],
    ['334.793.8701', '+13347938701'],
    ['+1 334–793/8701', '+13347938701'],
    ['334 793 8701 x12', '+13347938701;ext=12'],
    ['3347938701ext. 123456', '+13347938701;ext=123456'],
    ['334-793-8701, Extension: 7', '+13347938701;ext=7'],
    ['334-793-8701;ext 7', '+13347938701;ext=7'],
    ['334-793-8701 x1234567', undefined],
    ['334-793-8701 x12 or 13', undefined],
    ['ext 12 334-793-8701', undefined],
    ['134-793-8701', undefined],
    ['334-193-8701', undefined],
    ['2334-793-8701', undefined],
    ['334-793-87012', undefined],
    ['793-8701', undefined],
  ])('telephone %j: %s', (cell, telephone) => {
    expect(readTelephone(cell)).toBe(telephone);
  });

  test.each<[string, string | undefined]>([
    ['www.mercy.org', 'https://www.mercy.org'],
    [' HTTP://Mercy.org/Ada/ ', 'http://mercy.org/Ada'],
    ['mercy.org:8080/ada', 'https://mercy.org:8080/ada'],
    ['mercy.org/a:1', 'https://mercy.org/a:1'],
    ['https://mercy.org/a:1', 'https://mercy.org/a:1'],
    ['https://user@mercy.org', undefined],
    ['ada@mercy.org', undefined],
    ['javascript:alert(1)', undefined],
    ['git+ssh://mercy.org', undefined],
    ['xhttp://mercy.org', undefined],
    ['mercy', undefined],
    ['mercy.o', undefined],
    ['mercy.org.x', undefined],
    ['10.0.0.1', undefined],
    ['mercy.org/a b', undefined],
    ['https://', undefined],
  ])('website %j: %s', (cell, website) => {
    expect(readWebsite(cell)).toBe(website);
  });

  const detailsOf = (cells: Readonly<Record<string, string>>) => {
    const flags = { ultra: true, plus: true, core: true };
    return readDetails({ line: 2, cell: (noun) => cells[noun] ?? '', name: '', state: '', flags });
  };

  test.each([
    ['ACUT', 'Acut'],
    ['LTC', 'LTC'],
  ])('type %j: %s', (type, shown) => {
    expect(detailsOf({ type })).toEqual({ details: { type: shown }, doubts: [] });
  });

  const unknown =
    'Not Available|NOT APPLICABLE|not provided|not reported|unknown|None|null|NaN|n/a|NA|-|---|—|-999|0| ';
  test.each(unknown.split('|'))('%j is no value', (cell) => {
    const cells = { address: cell, address2: cell, telephone: cell, website: cell, type: cell };
    expect(detailsOf(cells)).toEqual({ details: undefined, doubts: [] });
  });

  test.each(['Unknown Road', 'none of it', '10', '--999'])('%j is a value', (address) => {
    expect(detailsOf({ address, address2: 'N/A' }).details).toEqual({ address });
  });

  test('that cannot be read are doubts, with their column and cell', () => {
    const cells = {
      telephone: '12',
      website: 'x',
      emergency: 'maybe',
      type: 'x',
      address2: 'Suite 5',
      address: '1 A St',
    };
    expect(detailsOf(cells)).toEqual({
      details: { type: 'x', address: '1 A St, Suite 5' },
      doubts: [
        { column: 'Telephone', from: '12' },
        { column: 'Website', from: 'x' },
        { column: 'Emergency', from: 'maybe' },
      ],
    });
    expect(detailsOf({ emergency: 'no' })).toEqual({ details: { emergency: false }, doubts: [] });
  });
});

describe('encoding', () => {
  const SHORT = 'Name,City,State,Zip\nMerc';
  const latin = (text: string) => Buffer.from(text, 'latin1');
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  const mostlyAscii = (zeros: number, other: number) => {
    const bytes = Buffer.alloc(400, 'a');
    for (let at = 0; at < zeros; at += 1) bytes[2 * at + 1] = 0;
    for (let at = 0; at < other; at += 1) bytes[2 * at] = 0;
    return bytes;
  };

  const swapped = mostlyAscii(161, 1).swap16();

  test.each<[string, Buffer, Encoding, string, Encoding?]>([
    ['UTF-8', Buffer.from('\ufeffPeña\r\n'), 'utf-8', 'Peña\n'],
    ['UTF-16 LE with a mark', utf16('\ufeffPeña'), 'utf-16le', 'Peña'],
    ['UTF-16 BE with a mark', utf16('\ufeffPeña').swap16(), 'utf-16be', 'Peña'],
    ['UTF-16 LE of 50 bytes', utf16(`${SHORT}ñ`), 'utf-16le', `${SHORT}ñ`],
    ['UTF-16 BE of 50 bytes', utf16(`${SHORT}ñ`).swap16(), 'utf-16be', `${SHORT}ñ`],
    ['UTF-16 LE of 48 bytes', utf16(SHORT), 'utf-8', SHORT.replace(/./gs, '$&\0')],
    ['161 zero bytes of 400', mostlyAscii(161, 0), 'utf-16le', 'a'.repeat(161) + '\u6161'.repeat(39)],
    ['160 zero bytes of 400', mostlyAscii(160, 0), 'utf-8', mostlyAscii(160, 0).toString()],
    ['zero bytes at both places, swapped', swapped, 'utf-8', swapped.toString()],
    ['zero bytes at both places', mostlyAscii(161, 1), 'utf-8', mostlyAscii(161, 1).toString()],
    ['Windows-1252', latin('Pe\xf1a, CL\xcdNICA n\xba 5'), 'windows-1252', 'Peña, CLÍNICA nº 5'],
    [
      'Windows-1252 with curly quotes',
      latin('Mary\x92s \x96 \x93Ni\xf1os\x94 \x85'),
      'windows-1252',
      'Mary’s – “Niños” …',
    ],
    ['Windows-1252 after a space', latin('a \xc9 b'), 'windows-1252', 'a É b'],
    ['Mac OS Roman, if forced,', latin('Mayag\x9fez\r'), 'macintosh', 'Mayagüez\n', 'macintosh'],
    ['Windows-1252, if forced,', latin('Pe\xf1a\xa7'), 'windows-1252', 'Peña§', 'windows-1252'],
  ])('%s is read', (_, bytes, encoding, text, forced) => {
    expect(decodeText(bytes, 'f.csv', forced)).toEqual({ encoding, text });
  });

  test.each(['\xffA', 'A\xff', '\xfeA', 'A\xfe', '\xc2ge n\xb0 5 \xbd'])('%s is Windows-1252', (text) => {
    expect(decodeText(latin(text), 'f.csv')).toEqual({ encoding: 'windows-1252', text });
  });

  test.each<[string, Buffer, string, Encoding?]>([
    ['a capital with an accent after a small letter', latin('\xfc\nP e\xcda'), '1:1: byte 0xFC'],
    ['UTF-8 with a damaged byte', latin('Pe\xc3\xb1a \xff'), '1:6: byte 0xFF'],
    ['UTF-8 with a euro sign', latin('\xe1 \xc2\x80\xff'), '1:1: byte 0xE1'],
    ['UTF-8 with a degree sign', latin('\xe1 \xc2\xb0 x'), '1:1: byte 0xE1'],
    ['a letter of UTF-8 at the end', latin('\xe1 \xc3'), '1:1: byte 0xE1'],
    ['a sign that names lack', latin('a \xa7'), '1:3: byte 0xA7'],
    ['a cut character', Buffer.from([0x61, 0xe2, 0x82]), '1:2: byte 0xE2'],
    ['Windows-1252, as UTF-8', latin('Pe\xf1a'), '1:3: byte 0xF1', 'utf-8'],
  ])('%s is refused', (_, bytes, place, forced) => {
    const message = `f.csv:${place} is not valid UTF-8; save the file as "CSV UTF-8", or pass --encoding`;
    expect(() => decodeText(bytes, 'f.csv', forced)).toThrow(message);
  });

  test('cut inside a UTF-16 character is refused with its position', () => {
    expect(() => decodeText(utf16('\ufeffA\nBC').subarray(0, -1), 'f.csv')).toThrow(
      'f.csv:2:2: this is not valid UTF-16LE',
    );
    expect(() => decodeText(latin('A'), 'f.csv', 'utf-16le')).toThrow(
      'f.csv:1:1: this is not valid UTF-16LE',
    );
  });
});

test('cells of a workbook are shown as in Excel, each row on one line', async () => {
  const day = new Date(Date.UTC(2024, 6, 4));
  const bytes = await workbook(
    { A: [['x'], [2101, 2101.5, true, false, null, '', day, 'A\n B', 'C, D', '07']], B: [[1, day], [2]] },
    {},
    { '1,0': '00000', '1,1': 'General' },
  );
  expect(await readWorkbook(bytes, 'f.xlsx', undefined)).toEqual({
    text: 'x,,,,,,,,,\n02101,2101.5,TRUE,FALSE,,,2024-07-04,A B,"C, D",07\n',
    sheet: 'A',
    sheets: ['A', 'B'],
  });
});
