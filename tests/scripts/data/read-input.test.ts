import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Encoding } from '#scripts/data/input/decode-text.ts';
import { readSource } from '#scripts/data/input/read-source.ts';
import { readInput, toFileError } from '#scripts/data/read-file.ts';
import { createReport } from '#scripts/data/report.ts';
import { writeAtomically } from '#scripts/data/write-atomically.ts';
import { openText, writeHospitals, writeRejected, writeReport } from '#scripts/data/write-report.ts';
import { FileError } from '#scripts/errors.ts';
import { hospitalWith } from '../../support/hospital.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const at = (name: string): string => join(folder, name);
const complaintAbout = (file: string): unknown => {
  try {
    return readInput(file);
  } catch (error) {
    return error;
  }
};

describe('input file', () => {
  test('that is missing or a folder fails with advice', () => {
    mkdirSync(at('folder'));
    const missing = complaintAbout(at('missing.csv'));
    expect(missing).toBeInstanceOf(FileError);
    expect(String(missing)).toBe(
      `FileError: ${at('missing.csv')}:1:1: there is no such file; check the path, or pass --input FILE`,
    );
    expect(String(complaintAbout(at('folder')))).toBe(
      `FileError: ${at('folder')}:1:1: this is a folder; pass a CSV or XLSX file`,
    );
  });

  test('that may not be read fails with advice', () => {
    // The error is constructed, because the user who runs the tests may be allowed to read every file.
    const refused = Object.assign(new Error('permission denied'), { code: 'EACCES' });
    expect(String(toFileError('secret.csv', refused))).toBe(
      'FileError: secret.csv:1:1: the file may not be read; change its permissions',
    );
  });

  test('that cannot be read for another reason fails with the system error', () => {
    writeFileSync(at('file.csv'), '');
    const error = complaintAbout(at('file.csv/inside'));
    expect(error).not.toBeInstanceOf(FileError);
    expect(String(error)).toContain('ENOTDIR');
  });
});

test.each([
  [
    '\xd0\xcf\x11\xe0',
    'this is an old Excel workbook (.xls), or one with a password; save it as .xlsx or CSV UTF-8',
  ],
  ['%PDF-1.7', 'this is a PDF; ask for the list as CSV or .xlsx'],
  ...['\x1f\x8b\x08', 'Rar!\x1a', '7z\xbc\xaf\x27'].map((bytes): [string, string] => [
    bytes,
    'this is a compressed file; unpack it first',
  ]),
  ['\xef\xbb\xbf \r\n <html>', 'this is a web page or XML; download the list as CSV or .xlsx'],
  ...['{ "a": 1 }', '[ {', '[["a"]]'].map((bytes): [string, string] => [
    bytes,
    'this is JSON; download the list as CSV or .xlsx',
  ]),
])('bytes %j are refused: %s', async (bytes, advice) => {
  writeFileSync(at('other'), Buffer.from(bytes, 'latin1'));
  await expect(readSource(at('other'), { networks: undefined })).rejects.toThrow(`other:1:1: ${advice}`);
});

test.each<[string, BufferEncoding, string[], Encoding?]>([
  ['[Name],<City>', 'utf8', []],
  ['x\ufeff', 'utf16le', ['The file is read as UTF-16 (little endian), by --encoding.'], 'utf-16le'],
  ['Peña', 'latin1', ['The file is read as Windows-1252; another is forced by --encoding.']],
  ['Pe', 'latin1', ['The file is read as Mac OS Roman, by --encoding.'], 'macintosh'],
  ['x'.repeat(1_000_000), 'utf8', []],
])('a text %j is accepted, with a note on its encoding', async (text, encoding, notes, forced) => {
  writeFileSync(at('text'), Buffer.from(text, encoding));
  const source = await readSource(at('text'), { networks: ['ultra'], state: 'OK', encoding: forced });
  expect(source).toEqual({ file: at('text'), networks: ['ultra'], state: 'OK', text, notes });
});

test('file written in parts contains every part in order and nothing of its previous content', () => {
  writeFileSync(at('parts'), 'something longer than what comes');
  const { write, close } = openText(at('parts'));
  for (const part of ['a', '', 'ñ\n', 'b']) write(part);
  close();
  expect(readFileSync(at('parts'), 'utf8')).toBe('añ\nb');
});

describe('files written at once', () => {
  const list = (): string[] => readdirSync(at('once'), { recursive: true }).map(String).sort();

  test('appear in new and old folders, and replace earlier files', async () => {
    mkdirSync(at('once/old'), { recursive: true });
    writeFileSync(at('once/old/a'), 'before');
    const result = await writeAtomically(async (stage) => {
      for (const name of ['old/a', 'old/b', 'new/deep/c']) writeFileSync(stage(at(`once/${name}`)), name);
      expect(readFileSync(at('once/old/a'), 'utf8')).toBe('before');
      return 7;
    });
    expect(result).toBe(7);
    expect(list()).toEqual(['new', 'new/deep', 'new/deep/c', 'old', 'old/a', 'old/b']);
    expect(readFileSync(at('once/old/a'), 'utf8')).toBe('old/a');
  });

  test('leave nothing, and change nothing, if one of them fails', async () => {
    mkdirSync(at('once/old'), { recursive: true });
    writeFileSync(at('once/old/a'), 'before');
    const before = list();
    const failing = writeAtomically(async (stage) => {
      for (const name of ['old/a', 'other/deep/c']) writeFileSync(stage(at(`once/${name}`)), 'new');
      throw new Error('full');
    });
    await expect(failing).rejects.toThrow('full');
    expect(list()).toEqual(before);
    expect(readFileSync(at('once/old/a'), 'utf8')).toBe('before');
  });
});

test('hospitals are JSON with one per line, and rejected rows CSV with their places and reasons', () => {
  const [one, other] = [hospitalWith({ name: 'A' }), hospitalWith({ name: 'B' })];
  writeHospitals(at('hospitals.json'), [one, other]);
  expect(readFileSync(at('hospitals.json'), 'utf8')).toBe(
    `[\n  ${JSON.stringify(one)},\n  ${JSON.stringify(other)}]\n`,
  );
  const cells = ['A', 'x "y"', 'Q\nR', '1,2', '='];
  const rejected = [
    { line: 2, column: 5, title: 'State', value: '"Q"', problem: 'is no state', cells },
    { line: 9, column: 1, title: 'Row', value: '', problem: 'is short', cells: [] },
  ];
  writeRejected(at('rejected.csv'), { ...createReport('f.csv'), header: ['Name', 'Zip, etc.'], rejected });
  expect(readFileSync(at('rejected.csv'), 'utf8')).toBe(
    [
      'Line,Column,Reason,Name,"Zip, etc."',
      '2,5,"""Q"" is no state",A,"x ""y""","Q\nR","1,2",=',
      '9,1,is short',
      '',
    ].join('\n'),
  );
});

test('report is JSON with one entry per line and sections in order of importance', () => {
  const zip = { zip: '1', state: 'OK', why: 'not five digits', lines: [2] };
  writeReport(at('report.json'), {
    ...createReport('f.csv'),
    rows: 3,
    hospitals: 2,
    notes: ['a "note"'],
    suspiciousZips: [zip, zip],
  });
  const line = '{"zip":"1","state":"OK","why":"not five digits","lines":[2]}';
  expect(readFileSync(at('report.json'), 'utf8')).toBe(
    [
      '{"input":"f.csv","rows":3,"hospitals":2,"details":{"address":0,"telephone":0,"website":0,"type":0,"emergency":0},',
      '"notes": [',
      '  "a \\"note\\""],',
      '"rejected": [],',
      '"changes": [],',
      '"unresolvedCities": [],',
      '"suspiciousZips": [',
      `  ${line},`,
      `  ${line}],`,
      '"duplicates": []}',
      '',
    ].join('\n'),
  );
});
