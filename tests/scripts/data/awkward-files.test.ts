import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { DetailedHospital } from '#domain/hospital.ts';
import { FLAG_NETWORKS } from '#domain/network.ts';
import { COLUMN_NAMES } from '#scripts/data/input/column-names.ts';
import { formatRejectedRow } from '#scripts/data/input/mistakes.ts';
import { readSource } from '#scripts/data/input/read-source.ts';
import { UserError } from '#scripts/errors.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { AWKWARD_FILES } from './awkward-files.ts';
import { readAsBuild } from './build-file.ts';

const folder = temporaryFolder();

const show = (hospital: DetailedHospital): string => {
  const { name, city, state, zip, details } = hospital;
  const networks = FLAG_NETWORKS.filter((network) => hospital[network]).join(' ');
  return `${name}, ${city}, ${state} ${zip}: ${networks}${details === undefined ? '' : JSON.stringify(details)}`.trim();
};

describe('directory files found in practice', () => {
  test.each(AWKWARD_FILES)('$name', async ({ bytes, options, gives, notes = [], rejects = [], fails }) => {
    const reading = readAsBuild(folder, 'FILE', await bytes, options);
    if (fails !== undefined) {
      const error = await reading.catch((caught: unknown) => caught);
      expect(error).toBeInstanceOf(UserError);
      const message = String((error as UserError).message).replaceAll(join(folder, 'FILE'), 'FILE');
      expect(message.slice(0, fails.length + 5)).toBe(`FILE:${fails}`);
      return;
    }
    const { hospitals, report } = await reading;
    if (gives !== undefined) expect(hospitals.map(show)).toEqual(gives);
    for (const note of notes) expect(report.notes.join('\n')).toContain(note);
    const rejected = report.rejected.map((row) => `${row.line}:${row.column}: ${formatRejectedRow(row)}`);
    expect(rejected.map((text, index) => text.slice(0, rejects[index]?.length))).toEqual(rejects);
  });

  test('of more than 500 MB are rejected before reading', async () => {
    const file = join(folder, 'large.csv');
    writeFileSync(file, '');
    truncateSync(file, 2 ** 30);
    await expect(readSource(file, { networks: undefined })).rejects.toThrow(
      'large.csv:1:1: the file has 1,073,741,824 bytes, more than 500,000,000; cut it into several files',
    );
  });
});

test('documentation lists every accepted column name', () => {
  const page = readFileSync('docs/directory-files.md', 'utf8');
  const missing = Object.values(COLUMN_NAMES).flatMap((names) =>
    names.filter((name) => !page.includes(`\`${name}\``)),
  );
  expect(missing).toEqual([]);
});
