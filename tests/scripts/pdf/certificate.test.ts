import { beforeAll, describe, expect, test } from 'vitest';
import { benefitTexts } from '#benefits/tables.ts';
import brand from '#data/brand.json';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { certificateWords } from '#scripts/pdf/certificate/certificate-texts.ts';
import { drawCertificate } from '#scripts/pdf/certificate/draw-certificate.ts';
import { CERTIFICATES } from '#scripts/pdf/documents.ts';
import { sample } from '../../support/runs.ts';
import { cutOnLetter, overlappingRects } from './layout-rules.ts';
import { type OpenPdf, openPdf, plain } from './open-pdf.ts';

const OPTIONS = 6;

interface Said {
  readonly title: string;
  readonly name: string;
  readonly page: string;
  readonly hours: readonly [string, string];
}

const SAID: Readonly<Record<Language, Said>> = {
  ENG: {
    title: '2025 benefit summary',
    name: 'English',
    page: 'Page 1 of 3',
    hours: ['within 48 hours', 'at least 72 hours before'],
  },
  ESP: {
    title: 'resumen de beneficios 2025',
    name: 'Español',
    page: 'Página 1 de 3',
    hours: ['dentro de las 48 horas siguientes', 'al menos 72 horas antes'],
  },
  POR: {
    title: 'resumo de benefícios 2025',
    name: 'Português',
    page: 'Página 1 de 3',
    hours: ['em até 48 horas', 'pelo menos 72 horas antes'],
  },
};

test('there are nine certificates, one per plan and language, named like their addresses', () => {
  expect(CERTIFICATES.map(({ file }) => file).sort()).toEqual(
    ['Optima', 'Superior', 'Vital'].flatMap((plan) =>
      ['EN', 'ES', 'PT'].map((code) => `COC-${plan}-${code}-2025.pdf`),
    ),
  );
});

/**
 * Every fourth of nine: each plan and each language once. tests/site/same-values.test.ts compares the values with those of the
 * pages, row by row.
 */
describe.each(sample(CERTIFICATES, 4))('$file', ({ plan, language, file }) => {
  const said = SAID[language];
  const groups = benefitTexts(language, [plan]);
  const rows = groups.flatMap((group) => group.rows);
  let bytes: Uint8Array;
  let pdf: OpenPdf;
  let text: string;
  beforeAll(async () => {
    bytes = await drawCertificate(plan, language);
    pdf = await openPdf(bytes);
    text = pdf.pages.map((page) => page.text).join(' ');
  }, 60_000);

  test('opens with its title and language, and has a bookmark for every group', () => {
    const name = `${plan.charAt(0).toUpperCase()}${plan.slice(1)}`;
    expect(pdf.title).toBe(`${name}: ${said.title}`);
    expect(pdf.language).toBe(LANGUAGE_TABLE[language].tag);
    expect(pdf.bookmarks[0]).toBe(pdf.title);
    expect(pdf.bookmarks.slice(2)).toEqual(groups.map(({ heading }) => heading));
  });

  test('prints every benefit of the tables: label, detail, exam rules, and the value or “not included”', () => {
    for (const { label, detail = '', rules = [], values } of rows)
      for (const part of [
        label,
        detail,
        ...rules,
        values[plan] ?? certificateWords(plan, language).document.notIncluded,
      ])
        expect(text).toContain(plain(part));
    for (const note of groups.flatMap(({ notes }) => notes)) expect(text).toContain(plain(note));
    expect(text).not.toMatch(/undefined|[{}]|\[\[/);
  });

  test('explains the amounts, and whom to notify and when', () => {
    const { notes, meanings } = certificateWords(plan, language).coverage;
    for (const note of [notes.currency, notes.ucr, notes.definitions, meanings.waiting, meanings.lifetime])
      expect(text).toContain(plain(note));
    for (const part of [...said.hours, brand.emails.medical, brand.emails.general, ...brand.telephones])
      expect(text).toContain(part);
  });

  test('has three pages with company, title and code, and the page number', () => {
    expect(pdf.pages).toHaveLength(3);
    expect(pdf.pages[0]?.text).toContain(said.page);
    for (const page of pdf.pages)
      for (const part of [brand.name, pdf.title, `${file.replace('.pdf', '')} · ${said.name}`])
        expect(page.text).toContain(part);
  });

  test('is tagged: one title, one table per group with column and row headers, and no untagged content', () => {
    const tags = pdf.pages.flatMap((page) => page.tags);
    const count = (tag: string): number => tags.filter((each) => each === tag).length;
    expect(pdf.marked).toBe(true);
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(1 + groups.length + 2);
    expect(count('TR')).toBe(1 + OPTIONS + groups.length + rows.length);
    expect(count('TH')).toBe(3 + OPTIONS + 2 * groups.length + rows.length);
    expect(pdf.pages.flatMap(({ untagged }) => untagged)).toEqual([]);
  });

  test('has no overlapping text, and no text cut off on A4 or Letter paper', () => {
    expect(pdf.pages.flatMap(overlappingRects)).toEqual([]);
    expect(pdf.pages.flatMap(cutOnLetter)).toEqual([]);
  });

  test('is a plain document below 120 KB: subset fonts, no form, no script', () => {
    const source = Buffer.from(bytes).toString('latin1');
    expect(source.match(/\/FontName \/[A-Z]{6}\+/g)).toHaveLength(3);
    expect(source).toMatch(/\/DisplayDocTitle true/);
    expect(source).not.toMatch(/\/JavaScript|\/AcroForm|\/Launch|\/Subtype \/Type1/);
    expect(bytes.length).toBeLessThan(120_000);
  });
});
