import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { buildPdfs } from '#scripts/pdf/build-pdfs.ts';
import { documents } from '#scripts/pdf/documents.ts';
import { FULL } from '../../support/runs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();

test('a built document has a size, an unbuilt one has none', () => {
  const [built, ...others] = documents(folder);
  writeFileSync(join(folder, built?.file ?? ''), 'nine byte');
  expect(documents(folder)[0]?.bytes).toBe(9);
  expect(others.every(({ bytes }) => bytes === undefined)).toBe(true);
});

if (FULL)
  test('two builds in different folders, time zones and locales give the same bytes', async () => {
    const [here, elsewhere] = [join(folder, 'here'), join(folder, 'elsewhere')];
    await buildPdfs(here);
    const command = [
      '--import',
      resolve('scripts/typescript.mjs'),
      resolve('scripts/pdf/build-pdfs.ts'),
      elsewhere,
    ];
    execFileSync(process.execPath, command, {
      cwd: tmpdir(),
      env: { ...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'pt_BR.UTF-8' },
    });
    const read = (from: string) =>
      readdirSync(from).map((file) => [file, readFileSync(join(from, file), 'latin1')]);
    expect(read(elsewhere)).toEqual(read(here));
  });
