import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildPdfs } from '#scripts/build-pdfs.ts';
import { documents } from '#scripts/pdf/documents.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const folders = ['here', 'elsewhere'].map((name) => mkdtempSync(join(tmpdir(), `forms-${name}-`)));
const [here = '', elsewhere = ''] = folders;
const read = (folder: string, file: string): Buffer => readFileSync(join(folder, file));

/** The same build by another process, in another folder, time zone and locale. */
const buildElsewhere = () => {
  const script = join(root, 'scripts/build-pdfs.ts');
  return promisify(execFile)(
    process.execPath,
    ['--import', join(root, 'scripts/typescript.mjs'), script, elsewhere],
    { cwd: tmpdir(), env: { ...process.env, TZ: 'Pacific/Auckland', LC_ALL: 'pt_BR.UTF-8' } },
  );
};

beforeAll(async () => {
  await Promise.all([buildPdfs(here), buildElsewhere()]);
}, 120_000);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('two builds in different folders, time zones and locales give the same bytes', () => {
  expect(readdirSync(elsewhere).sort()).toEqual(readdirSync(here).sort());
  for (const file of readdirSync(here))
    expect(read(elsewhere, file).equals(read(here, file)), file).toBe(true);
});

test('a built document tells its size, an unbuilt one does not', () => {
  for (const { file, bytes } of documents(here)) expect(bytes).toBe(read(here, file).length);
  expect(documents(join(here, 'nowhere')).every(({ bytes }) => bytes === undefined)).toBe(true);
});

/** What poppler, a second reader, says line by line; nothing where it is not installed. */
const poppler = (tool: string, file: string): readonly string[] => {
  const { status, stdout } = spawnSync(tool, [join(here, file)], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().split('\n') : [];
};

describe.each(documents())('$file', ({ file, title }) => {
  /** pdfkit writes its objects as plain text; only streams are packed. */
  const source = (): string => read(here, file).toString('latin1');
  const count = (pattern: RegExp): number => source().match(pattern)?.length ?? 0;

  test('embeds every font, the typing font whole and the printed ones as subsets', () => {
    expect(count(/\/Type \/FontDescriptor/g)).toBe(4);
    expect(count(/\/FontFile2 \d+ 0 R/g)).toBe(4);
    expect(count(/\/FontName \/[A-Z]{6}\+/g)).toBe(3);
    expect(source()).not.toMatch(/\/Subtype \/Type1/);
    for (const line of poppler('pdffonts', file).slice(2)) expect(line).toMatch(/ yes (?:yes|no) +yes /);
  });

  test('shows its title, goes through its fields in reading order and has no script', () => {
    expect(source()).toMatch(/\/DisplayDocTitle true/);
    expect(count(/\/Tabs \/S/g)).toBe(count(/\/Type \/Page\b(?!s)/g));
    expect(source()).not.toMatch(/\/JavaScript|\/XFA|\/NeedAppearances|\/Launch|\/SubmitForm/);
    const facts = poppler('pdfinfo', file).filter((line) => /^(?:Title|Tagged|Form|JavaScript):/.test(line));
    expect(facts.map((line) => line.replace(/: +/, ': '))).toEqual(
      facts.length === 0 ? [] : [`Title: ${title}`, 'Tagged: yes', 'Form: AcroForm', 'JavaScript: no'],
    );
  });

  test('weighs less than 120 KB', () => {
    expect(read(here, file).length).toBeLessThan(120_000);
  });
});
