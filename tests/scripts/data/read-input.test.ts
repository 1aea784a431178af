import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Encoding } from '#scripts/data/input/decode-text.ts';
import { readSource } from '#scripts/data/input/read-source.ts';
import { readInput } from '#scripts/data/read-file.ts';
import { writeAtomically } from '#scripts/data/write-atomically.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const at = (name: string): string => join(folder, name);
test.each([
  ['missing.csv', /missing\.csv:1:1: there is no such file; check the path, or pass --input FILE$/],
  ['folder', /folder:1:1: this is a folder; pass a CSV or XLSX file$/],
  ['file.csv/inside', /^ENOTDIR/],
])('the input file %s cannot be read: %s', (name, message) => {
  mkdirSync(at('folder'), { recursive: true });
  writeFileSync(at('file.csv'), '');
  expect(() => readInput(at(name))).toThrow(message);
});

const OLD_EXCEL =
  'this is an old Excel workbook (.xls), or one with a password; save it as .xlsx or CSV UTF-8';
const COMPRESSED = 'this is a compressed file; unpack it first';
const JSON_LIST = 'this is JSON; download the list as CSV or .xlsx';
test.each([
  ['\xd0\xcf\x11\xe0', OLD_EXCEL],
  ['%PDF-1.7', 'this is a PDF; ask for the list as CSV or .xlsx'],
  ['\x1f\x8b\x08', COMPRESSED],
  ['Rar!\x1a', COMPRESSED],
  ['7z\xbc\xaf\x27', COMPRESSED],
  ['\xef\xbb\xbf \r\n <html>', 'this is a web page or XML; download the list as CSV or .xlsx'],
  ['{ "a": 1 }', JSON_LIST],
  ['[ {', JSON_LIST],
  ['[["a"]]', JSON_LIST],
])('bytes %j are refused: %s', async (bytes, advice) => {
  writeFileSync(at('other'), Buffer.from(bytes, 'latin1'));
  await expect(readSource(at('other'), { networks: undefined })).rejects.toThrow(`other:1:1: ${advice}`);
});

test.each<[string, BufferEncoding, string[], Encoding?]>([
  ['[Name],<City>', 'utf8', []],
  ['x\ufeff', 'utf16le', ['The file is read as UTF-16 (little endian), by --encoding.'], 'utf-16le'],
  ['Peña', 'latin1', ['The file is read as Windows-1252; another is forced by --encoding.']],
  ['Pe', 'latin1', ['The file is read as Mac OS Roman, by --encoding.'], 'macintosh'],
])('a text %j is accepted, with a note on its encoding', async (text, encoding, notes, forced) => {
  writeFileSync(at('text'), Buffer.from(text, encoding));
  const source = await readSource(at('text'), { networks: ['ultra'], state: 'OK', encoding: forced });
  expect(source).toEqual({ file: at('text'), networks: ['ultra'], state: 'OK', text, notes });
});

describe('files written at once', () => {
  const list = (): string[] => readdirSync(at('once'), { recursive: true }).map(String).sort();
  const write = (...names: readonly string[]): void =>
    writeAtomically(new Map(names.map((name) => [at(`once/${name}`), name])));

  test('appear in new and old folders, and replace earlier files', () => {
    write('old/a');
    writeAtomically(new Map([[at('once/old/a'), new Uint8Array([66])]]));
    write('old/b', 'new/deep/c');
    expect(list()).toEqual(['new', 'new/deep', 'new/deep/c', 'old', 'old/a', 'old/b']);
    expect(readFileSync(at('once/old/a'), 'utf8')).toBe('B');
    expect(readFileSync(at('once/new/deep/c'), 'utf8')).toBe('new/deep/c');
  });

  test('change nothing if one of them cannot be written', () => {
    const before = list();
    expect(() => write('old/a', 'old/b/inside')).toThrow('EEXIST');
    expect(list()).toEqual(before);
    expect(readFileSync(at('once/old/a'), 'utf8')).toBe('B');
  });
});
