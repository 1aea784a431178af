import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { certificatePath } from '#domain/certificate.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language, pathIn } from '#domain/language.ts';
import { PAGES, type PageId } from '#domain/page.ts';
import { PLANS } from '#domain/plan.ts';
import { buildOgImages, ogPages, type WrittenPage } from '#scripts/og/build-og-images.ts';
import { FULL } from '../../support/runs.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const TITLES: Readonly<Record<Language, string>> = {
  ENG: '“{page}”: what you &amp; yours need to know',
  ESP: '{page}: ¿cuánto cuesta al año? US$15\u202f000\u202f000',
  POR: '{page}: coração, mãe, avó, você e até US$\u00a015.000.000',
};

const pathsOf = (page: PageId): readonly string[] =>
  page === 'certificate' ? PLANS.map((plan) => certificatePath(plan, 'EN')) : [PAGES[page].path];

/** Every page in every language, with only the HTML that its picture needs. */
const WRITTEN: readonly WrittenPage[] = LANGUAGES.flatMap((language) =>
  (Object.keys(PAGES) as PageId[]).flatMap((page) =>
    pathsOf(page).map((bare) => ({
      page,
      language,
      path: pathIn(language, bare),
      html: `<meta property="og:title" content="${TITLES[language].replace('{page}', page)}"/>`,
    })),
  ),
);

const folder = temporaryFolder();
const all = ogPages(WRITTEN);
/** Pictures to draw: only Spanish by default, because drawing takes seconds. */
const drawn = FULL ? all : all.filter(({ file }) => file.endsWith('-ES.png'));

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

test.each(drawn)(
  '$file is a PNG of 1200 × 630 pixels below 300 KB, the limit for previews in chat applications',
  ({ file }) => {
    const png = readFileSync(join(folder, file));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect(png.toString('latin1', 12, 16)).toBe('IHDR');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeLessThan(300_000);
  },
);
