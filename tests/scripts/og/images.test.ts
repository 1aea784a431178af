import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inflateSync } from 'node:zlib';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { buildOgImages, ogPages } from '#scripts/og/build-og-images.ts';
import { token } from '#scripts/og/theme.ts';
import { FULL } from '../../support/runs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { WRITTEN } from './written-pages.ts';

const folder = temporaryFolder();
const all = ogPages(WRITTEN);
/** Pictures to draw: only Spanish by default, because drawing takes seconds. */
const drawn = FULL ? all : all.filter(({ file }) => file.endsWith('-ES.png'));
const read = (file: string, from = folder): Buffer => readFileSync(join(from, file));

beforeAll(() => buildOgImages(drawn, folder));

test('every page and certificate has one picture per language; pages below the finder share the picture of the finder', () => {
  const keys = Object.values(PAGES)
    .map(({ path }) => path.slice(1) || 'home')
    .filter((key) => !key.includes('/'));
  const expected = LANGUAGES.map((language) => LANGUAGE_TABLE[language].pdf).flatMap((code) => [
    ...keys.filter((key) => !key.startsWith('COC-')).map((key) => `${key}-${code}.png`),
    ...['Superior', 'Optima', 'Vital'].map((plan) => `COC-${plan}-${code}-2025-${code}.png`),
  ]);
  expect(all.map(({ file }) => file).sort()).toEqual(expected.sort());
  expect(readdirSync(folder).sort()).toEqual(drawn.map(({ file }) => file).sort());
});

/** Returns the top left pixel as #rrggbb. A row starts with its filter type, and no filter changes the first pixel. */
const ground = (png: Buffer): string => {
  const data = png.indexOf('IDAT');
  const pixels = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  return `#${pixels.subarray(1, 4).toString('hex')}`;
};

test.each(drawn)(
  '$file is a PNG of 1200 × 630 pixels below 300 KB, the limit for previews in chat applications',
  ({ file }) => {
    const png = read(file);
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect(png.toString('latin1', 12, 16)).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  },
);

if (FULL)
  test('two builds in different folders, time zones and locales give the same bytes', () => {
    const [job, out] = [join(folder, 'job.mjs'), join(folder, 'elsewhere')];
    writeFileSync(
      job,
      `import { buildOgImages } from ${JSON.stringify(resolve('scripts/og/build-og-images.ts'))};
       await buildOgImages(${JSON.stringify(all)}, ${JSON.stringify(out)});`,
    );
    execFileSync(process.execPath, ['--import', resolve('scripts/typescript.mjs'), job], {
      cwd: tmpdir(),
      env: { ...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'pt_BR.UTF-8' },
    });
    for (const { file } of all) expect(read(file, out).equals(read(file)), file).toBe(true);
  });

test('pages and certificates of a plan have its color, dark pages are ink, and all others sand', () => {
  const colors = { superior: 'ink', optima: 'lagoon', vital: 'coral', hospitals: 'ink', about: 'sand' };
  for (const [page, color] of Object.entries(colors))
    expect(ground(read(`${page}-ES.png`))).toBe(token(color));
  expect(ground(read('COC-Vital-ES-2025-ES.png'))).toBe(token('coral'));
  expect(ground(read('COC-Optima-ES-2025-ES.png'))).toBe(token('lagoon'));
});
