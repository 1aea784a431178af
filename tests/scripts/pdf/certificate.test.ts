import { describe, expect, test } from 'vitest';
import { benefitTexts } from '#benefits/tables.ts';
import brand from '#data/brand.json';
import { certificateWords } from '#scripts/pdf/certificate/certificate-texts.ts';
import { drawCertificate } from '#scripts/pdf/certificate/draw-certificate.ts';
import { CERTIFICATES } from '#scripts/pdf/documents.ts';
import { sample } from '../../support/runs.ts';
import { openDrawn, plain } from './open-pdf.ts';

const OPTIONS = 6;

/** Deadlines of the specification. */
const HOURS = {
  ENG: ['within 48 hours', 'at least 72 hours before'],
  ESP: ['dentro de las 48 horas siguientes', 'al menos 72 horas antes'],
  POR: ['em até 48 horas', 'pelo menos 72 horas antes'],
} as const;

/**
 * Every fourth of nine: each plan and each language once. tests/site/same-values.test.ts compares the values with those of the
 * pages, row by row.
 */
const DRAWN = await Promise.all(
  sample(CERTIFICATES, 4).map(async ({ file, plan, language }) => {
    const drawn = await openDrawn(drawCertificate(plan, language));
    return { file, plan, language, ...drawn };
  }),
);

describe.each(DRAWN)('$file', ({ plan, language, pdf, text }) => {
  const groups = benefitTexts(language, [plan]);
  const rows = groups.flatMap((group) => group.rows);
  const { document, coverage } = certificateWords(plan, language);

  test('has three pages and a bookmark for every group', () => {
    expect(pdf.pages).toHaveLength(3);
    expect(pdf.bookmarks.slice(2)).toEqual(groups.map(({ heading }) => heading));
  });

  test('prints every benefit of the tables: label, detail, exam rules, and the value or “not included”', () => {
    for (const { label, detail = '', rules = [], values } of rows)
      for (const part of [label, detail, ...rules, values[plan] ?? document.notIncluded])
        expect(text).toContain(plain(part));
    for (const note of groups.flatMap(({ notes }) => notes)) expect(text).toContain(plain(note));
    expect(text).not.toMatch(/undefined|[{}]|\[\[/);
  });

  test('explains the amounts, and whom to notify and when', () => {
    const { notes, meanings } = coverage;
    for (const note of [notes.currency, notes.ucr, notes.definitions, meanings.waiting, meanings.lifetime])
      expect(text).toContain(plain(note));
    for (const part of [...HOURS[language], brand.emails.medical, brand.emails.general, ...brand.telephones])
      expect(text).toContain(part);
  });

  test('has one table per group with column and row headers, and no form', () => {
    const tags = pdf.pages.flatMap((page) => page.tags);
    const count = (tag: string): number => tags.filter((each) => each === tag).length;
    expect(count('H2')).toBe(1 + groups.length + 2);
    expect(count('TR')).toBe(1 + OPTIONS + groups.length + rows.length);
    expect(count('TH')).toBe(3 + OPTIONS + 2 * groups.length + rows.length);
    expect(count('Form')).toBe(0);
  });
});
