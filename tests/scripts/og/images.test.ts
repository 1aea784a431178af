import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { PAGES } from '#domain/page.ts';
import { buildOgImages } from '#scripts/build-og-images.ts';
import { ogPages } from '#scripts/og/og-pages.ts';
import { token } from '#scripts/og/tokens.ts';
import { WRITTEN } from './written-pages.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const [here = '', elsewhere = ''] = ['here', 'elsewhere'].map((name) =>
  mkdtempSync(join(tmpdir(), `og-${name}-`)),
);
const pages = ogPages(WRITTEN);
const read = (file: string, folder = here): Buffer => readFileSync(join(folder, file));

/** The same pictures by another process, in another folder, time zone and locale. */
const buildElsewhere = (): void => {
  const job = join(elsewhere, 'job.mjs');
  const builder = join(root, 'scripts/build-og-images.ts');
  writeFileSync(
    job,
    `import { buildOgImages } from ${JSON.stringify(builder)};
     await buildOgImages(${JSON.stringify(pages)}, ${JSON.stringify(join(elsewhere, 'og'))});`,
  );
  execFileSync(process.execPath, ['--import', join(root, 'scripts/typescript.mjs'), job], {
    cwd: tmpdir(),
    env: { ...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'pt_BR.UTF-8' },
  });
};

beforeAll(async () => {
  await buildOgImages(pages, here);
  buildElsewhere();
});
afterAll(() => {
  for (const folder of [here, elsewhere]) rmSync(folder, { recursive: true, force: true });
});

test('every page and every certificate has one picture in each language, pages below the finder the finder’s', () => {
  const keys = Object.values(PAGES)
    .map(({ path }) => path.slice(1) || 'home')
    .filter((key) => !key.includes('/'));
  const expected = LANGUAGES.map((language) => LANGUAGE_TABLE[language].pdf).flatMap((code) => [
    ...keys.filter((key) => !key.startsWith('COC-')).map((key) => `${key}-${code}.png`),
    ...['Superior', 'Optima', 'Vital'].map((plan) => `COC-${plan}-${code}-2025-${code}.png`),
  ]);
  expect(readdirSync(here).sort()).toEqual(expected.sort());
});

/** Pixel at the upper left: each row begins with its filter, then a place in the palette. */
const ground = (png: Buffer): string => {
  const palette = png.indexOf('PLTE') + 4;
  const data = png.indexOf('IDAT');
  const [, place = 0] = inflateSync(png.subarray(data + 4, data + 4 + png.readUInt32BE(data - 4)));
  return `#${png.subarray(palette + place * 3, palette + place * 3 + 3).toString('hex')}`;
};

test.each(pages)('$file is a PNG of 1200 × 630 pixels and weighs at most 60 KB', ({ file }) => {
  const png = read(file);
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect(png.toString('latin1', 12, 16)).toBe('IHDR');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThanOrEqual(60_000);
});

test('two builds in different folders, time zones and locales give the same bytes', () => {
  for (const { file } of pages) expect(read(file, join(elsewhere, 'og')).equals(read(file)), file).toBe(true);
});

test('a plan’s page and certificate have its colour, dark pages are ink and all others sand', () => {
  const colors = { superior: 'ink', optima: 'lagoon', vital: 'coral', hospitals: 'ink', about: 'sand' };
  for (const [page, color] of Object.entries(colors))
    expect(ground(read(`${page}-ES.png`))).toBe(token(color));
  expect(ground(read('COC-Vital-PT-2025-PT.png'))).toBe(token('coral'));
  expect(ground(read('COC-Optima-EN-2025-EN.png'))).toBe(token('lagoon'));
});
