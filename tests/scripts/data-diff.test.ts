import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { UsageError } from '#scripts/command.ts';
import { diffDirectories } from '#scripts/data-diff.ts';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { HEADER, hospitalWith } from '../support/hospital.ts';
import { runScript } from '../support/run-script.ts';
import { contentFolder } from './content/content-folder.ts';

const indexOf = (...names: readonly string[]): Uint8Array => {
  const place = { city: 'Saint Louis', state: 'MO', zip: '63106' };
  return encodeIndex(names.map((name) => hospitalWith({ name, ...place })));
};
const ROWS = [
  'Mercy,ST. LOUIS,MO,63106,US,1,0,0',
  'Mercy,Saint Loius,MISSOURI,63106,US,1,0,0',
  'Grace,St Louis,MO,63106-1234,US,1,0,0',
  'Hope Clinic,St Louis,MO,63106,US,1,1,0',
];
const folder = contentFolder({
  'old/hospitals.index': indexOf('MERCY', 'GRACE', 'HOPE', 'CLARA'),
  'new/hospitals.index': indexOf('MERCY', 'GRACE', 'HOPE'),
  'broken/hospitals.index': 'HIX3 {',
  'empty/other.txt': '',
  'new.csv': [HEADER, ...ROWS, ''].join('\n'),
});

const run = (...args: readonly string[]) => runScript('data-diff', args, { cwd: folder });

test('a CSV file is compared as the build reads it: cities corrected, ZIP codes cut to five digits, duplicates merged', () => {
  const { status, stdout } = run('old', 'new.csv', '--json', '-');
  const { before, after, added, gone, renamed, moved, networks } = JSON.parse(stdout);
  expect({ status, before, after }).toEqual({
    status: 0,
    before: { file: 'old', hospitals: 4 },
    after: { file: 'new.csv', hospitals: 3 },
  });
  expect([added, moved]).toEqual([[], []]);
  expect(gone).toMatchObject([{ name: 'CLARA' }]);
  expect(renamed).toMatchObject([{ before: { name: 'HOPE' }, after: { name: 'Hope Clinic' } }]);
  expect(networks).toMatchObject([{ lost: [], gained: ['plus'] }]);
});

test('a loss above the limit writes the reports and exits with 1, a loss at the limit exits with 0', () => {
  const files = ['--html', 'out/diff.html', '--json', 'out/diff.json'];
  const lost = run('old', 'new', ...files, '--fail-on-loss', '24.9');
  expect(lost.status).toBe(1);
  expect(lost.stdout).toContain('Added: 0, Gone: 1, Renamed: 0,');
  expect(lost.stderr).toBe(
    'Ultra would lose 1 of 4 hospitals (25%), more than 24.9%\nMissouri would lose 1 of 4 hospitals (25%), more than 24.9%\n',
  );
  expect(readdirSync(join(folder, 'out')).sort()).toEqual(['diff.html', 'diff.json']);
  expect(run('old', 'new', '--fail-on-loss', '25')).toMatchObject({ status: 0, stderr: '' });
});

test.each([
  [['old'], 'OLD and NEW are needed'],
  [['old', 'new', 'empty'], '/empty" is an unexpected argument'],
  [['old', 'empty'], 'empty/hospitals.index:1:1: there is no such file; pass a folder'],
  [['broken', 'new'], 'broken/hospitals.index:1:1: this is not an intact index; run data:build again'],
  [['old', 'no.csv'], 'no.csv:1:1: there is no such file or folder; check the path'],
])('the directories %j fail with a message, and nothing is written: %s', async (names, message) => {
  const html = join(folder, 'never/diff.html');
  const paths = names.map((name) => join(folder, name));
  await expect(diffDirectories([...paths, '--html', html])).rejects.toThrow(message);
  expect(existsSync(join(folder, 'never'))).toBe(false);
});

test.each([
  ['--fail-on-loss', '101', '--fail-on-loss: "101" is not a percentage from 0 to 100'],
  ['--json', folder, 'is a folder; pass a file'],
  ['--html', join(folder, 'new.csv'), 'new.csv" is compared; pass another file'],
  ['--networks', 'gold', '--networks: "gold" is not one of ultra, plus, core'],
])('the option value %s %s is rejected', async (option, value, message) => {
  const error = await diffDirectories([folder, join(folder, 'new.csv'), option, value]).catch(
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(UsageError);
  expect(String(error)).toContain(message);
});
