import { beforeAll, describe, expect, test } from 'vitest';
import { benefitTexts } from '#benefits/tables.ts';
import brand from '#data/brand.json';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { certificateWords } from '#scripts/pdf/certificate/certificate-texts.ts';
import { drawCertificate } from '#scripts/pdf/certificate/draw-certificate.ts';
import { CERTIFICATES } from '#scripts/pdf/documents.ts';
import { collisions, cutOnLetter } from './layout-rules.ts';
import { type OpenPdf, openPdf, plain } from './open-pdf.ts';

/** Annual maximums of section 9 of the specification, in millions. */
const MILLIONS: Readonly<Record<Plan, number>> = { superior: 15, optima: 10, vital: 5 };
const OPTIONS = 6;
const GROUP: Readonly<Record<Language, string>> = { ENG: ',', ESP: ' ', POR: '.' };

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

test('there are nine, one per plan and language, under the names of their addresses', () => {
  expect(CERTIFICATES.map(({ file }) => file).sort()).toEqual(
    [
      'COC-Optima-EN-2025.pdf',
      'COC-Optima-ES-2025.pdf',
      'COC-Optima-PT-2025.pdf',
      'COC-Superior-EN-2025.pdf',
      'COC-Superior-ES-2025.pdf',
      'COC-Superior-PT-2025.pdf',
      'COC-Vital-EN-2025.pdf',
      'COC-Vital-ES-2025.pdf',
      'COC-Vital-PT-2025.pdf',
    ].sort(),
  );
});

/** Its values are held to those of the pages, row by row, by tests/site/same-values.test.ts. */
describe.each(CERTIFICATES)('$file', ({ plan, language, file }) => {
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

  test('says the annual maximum in full', () => {
    const maximum = `US$${language === 'POR' ? ' ' : ''}${[MILLIONS[plan], '000', '000'].join(GROUP[language])}`;
    expect(text).toContain(maximum);
  });

  test('prints every benefit of the tables: label, detail, rules of exams, value or that it is not included', () => {
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

  test('says how to read the amounts, whom to tell and when', () => {
    const { notes, meanings } = certificateWords(plan, language).coverage;
    for (const note of [notes.currency, notes.ucr, notes.definitions, meanings.waiting, meanings.lifetime])
      expect(text).toContain(plain(note));
    for (const part of [...said.hours, brand.emails.medical, brand.emails.general, ...brand.telephones])
      expect(text).toContain(part);
  });

  test('has three pages, each with the company, the title, its code and its number', () => {
    expect(pdf.pages).toHaveLength(3);
    expect(pdf.pages[0]?.text).toContain(said.page);
    for (const page of pdf.pages)
      for (const part of [brand.name, pdf.title, `${file.replace('.pdf', '')} · ${said.name}`])
        expect(page.text).toContain(part);
  });

  test('is tagged: one title, a table per group with heads of columns and rows, nothing outside a tag', () => {
    const tags = pdf.pages.flatMap((page) => page.tags);
    const count = (tag: string): number => tags.filter((each) => each === tag).length;
    expect(pdf.marked).toBe(true);
    expect(count('H1')).toBe(1);
    expect(count('H2')).toBe(1 + groups.length + 2);
    expect(count('TR')).toBe(1 + OPTIONS + groups.length + rows.length);
    expect(count('TH')).toBe(3 + OPTIONS + 2 * groups.length + rows.length);
    expect(pdf.pages.flatMap(({ untagged }) => untagged)).toEqual([]);
  });

  test('lets nothing overlap, and nothing be cut on paper of either size', () => {
    expect(pdf.pages.flatMap(collisions)).toEqual([]);
    expect(pdf.pages.flatMap(cutOnLetter)).toEqual([]);
  });

  test('is a plain document of less than 120 KB: fonts embedded as subsets, no form, no script', () => {
    const source = Buffer.from(bytes).toString('latin1');
    expect(source.match(/\/FontName \/[A-Z]{6}\+/g)).toHaveLength(3);
    expect(source).toMatch(/\/DisplayDocTitle true/);
    expect(source).not.toMatch(/\/JavaScript|\/AcroForm|\/Launch|\/Subtype \/Type1/);
    expect(bytes.length).toBeLessThan(120_000);
  });
});
