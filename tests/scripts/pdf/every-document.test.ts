import { describe, expect, test } from 'vitest';
import { benefitTexts } from '#benefits/tables.ts';
import brand from '#data/brand.json';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { certificateWords } from '#scripts/pdf/certificate/certificate-texts.ts';
import { drawCertificate } from '#scripts/pdf/certificate/draw-certificate.ts';
import { CERTIFICATES, documents } from '#scripts/pdf/documents.ts';
import { drawForm } from '#scripts/pdf/forms/draw-form.ts';
import { formsWords } from '#scripts/pdf/forms/form-words.ts';
import { sample } from '../../support/runs.ts';
import { openDrawn, type Page, plain, type Rect } from './open-pdf.ts';

/** Codes in the footers of the forms. */
const CODES = { claim: 'CLM', preauthorization: 'PRE', deposit: 'DEP', change: 'CHG', beneficiary: 'BEN' };
const NAMES = { superior: 'Superior', optima: 'Optima', vital: 'Vital' };

/** Every third of fifteen: each form once, in all languages. */
const DRAWN_FORMS = await Promise.all(
  sample(documents(), 3).map(async ({ form, language, file, title }) => {
    const { page, sample: mark } = formsWords(language).common;
    const code = `${CODES[form]}-${LANGUAGE_TABLE[language].pdf}`;
    return { file, language, title, code, page, mark, ...(await openDrawn(drawForm(form, language))) };
  }),
);

/**
 * Every fourth of nine: each plan and each language once. tests/site/same-values.test.ts compares the values with those of the
 * pages, row by row.
 */
const DRAWN_CERTIFICATES = await Promise.all(
  sample(CERTIFICATES, 4).map(async ({ plan, language, file }) => {
    const { title: template, page, mark } = certificateWords(plan, language).document;
    const title = fill(template, { plan: NAMES[plan], year: '2025' });
    const code = file.replace('.pdf', '');
    const drawn = await openDrawn(drawCertificate(plan, language));
    return { file, plan, language, title, code, page, mark, ...drawn };
  }),
);

/** Sizes in points: paper, and the margin that printers leave white at each edge. */
const A4 = { width: 595.28, height: 841.89 } as const;
const LETTER_HEIGHT = 792;
const UNPRINTED = 18;
const CUT = (A4.height - LETTER_HEIGHT) / 2 + UNPRINTED;

const isCut = ({ left, right, bottom, top }: Rect): boolean =>
  left < UNPRINTED || right > A4.width - UNPRINTED || bottom < CUT || top > A4.height - CUT;

/** Rounding error of font metrics, in points. */
const TOLERANCE = 0.5;

const overlap = (one: Rect, other: Rect): boolean =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOLERANCE &&
  Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > TOLERANCE;

const overlapping = (rects: readonly Rect[]): readonly string[] =>
  rects.flatMap((one, index) =>
    rects
      .slice(index + 1)
      .filter((other) => overlap(one, other))
      .map((other) => `${one.what} / ${other.what}`),
  );

describe.each([...DRAWN_FORMS, ...DRAWN_CERTIFICATES])(
  '$file',
  ({ language, title, code, page, mark, pdf, source, count }) => {
    const rectsOf = ({ texts, fields }: Page): readonly Rect[] => [...texts, ...fields];

    test('opens with its title, language and bookmarks', () => {
      expect([pdf.title, pdf.bookmarks[0]]).toEqual([title, title]);
      expect(pdf.language).toBe(LANGUAGE_TABLE[language].tag);
      expect(source).toMatch(/\/DisplayDocTitle true/);
    });

    test('repeats company, title, page number, code and sample notice on every page', () => {
      for (const [index, { text }] of pdf.pages.entries()) {
        const number = fill(page, { page: String(index + 1), pages: String(pdf.pages.length) });
        const name = `${code} · ${LANGUAGE_TABLE[language].ownName}`;
        for (const part of [brand.name, title, number, name, mark]) expect(text).toContain(part);
      }
    });

    test('is tagged, with one title and no untagged content', () => {
      expect(pdf.marked).toBe(true);
      expect(pdf.pages.flatMap(({ tags }) => tags).filter((tag) => tag === 'H1')).toHaveLength(1);
      expect(pdf.pages.flatMap(({ untagged }) => untagged)).toEqual([]);
    });

    test('has no overlapping text, and no text cut off on A4 or Letter paper', () => {
      expect(pdf.pages.flatMap((each) => overlapping(rectsOf(each)))).toEqual([]);
      expect(pdf.pages.flatMap((each) => rectsOf(each).filter(isCut))).toEqual([]);
    });

    test('is below 120 KB, with printed fonts as subsets and without scripts', () => {
      expect(source.length).toBeLessThan(120_000);
      expect(count(/\/FontName \/[A-Z]{6}\+/g)).toBe(3);
      expect(source).not.toMatch(/\/JavaScript|\/XFA|\/Launch|\/SubmitForm|\/Subtype \/Type1/);
    });
  },
);

const OPTIONS = 6;

/** Deadlines of the specification. */
const HOURS = {
  ENG: ['within 48 hours', 'at least 72 hours before'],
  ESP: ['dentro de las 48 horas siguientes', 'al menos 72 horas antes'],
  POR: ['em até 48 horas', 'pelo menos 72 horas antes'],
} as const;

describe.each(DRAWN_CERTIFICATES)('benefit summary $file', ({ plan, language, pdf, text }) => {
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
