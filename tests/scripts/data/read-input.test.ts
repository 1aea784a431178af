import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readInput, toFileError } from '#scripts/data/read-file.ts';
import { createReport } from '#scripts/data/report.ts';
import { openText, writeReport } from '#scripts/data/write-report.ts';
import { FileError } from '#scripts/errors.ts';
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

describe('file written in chunks', () => {
  test('contains every chunk in order and nothing of its previous content', () => {
    writeFileSync(at('chunks'), 'something longer than what comes');
    const { write, close } = openText(at('chunks'));
    for (const chunk of ['a', '', 'ñ\n', 'b']) write(chunk);
    close();
    expect(readFileSync(at('chunks'), 'utf8')).toBe('añ\nb');
  });
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
