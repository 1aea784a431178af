import { describe, expect, test } from 'vitest';
import brand from '#data/brand.json';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { certificateWords } from '#scripts/pdf/certificate/certificate-texts.ts';
import { drawCertificate } from '#scripts/pdf/certificate/draw-certificate.ts';
import { CERTIFICATES, documents } from '#scripts/pdf/documents.ts';
import { drawForm } from '#scripts/pdf/forms/draw-form.ts';
import { formsWords } from '#scripts/pdf/forms/form-words.ts';
import { sample } from '../../support/runs.ts';
import { openDrawn, type Page, type Rect } from './open-pdf.ts';

/** Codes in the footers of the forms. */
const CODES = { claim: 'CLM', preauthorization: 'PRE', deposit: 'DEP', change: 'CHG', beneficiary: 'BEN' };
const NAMES = { superior: 'Superior', optima: 'Optima', vital: 'Vital' };

/** Every third of fifteen forms and every fourth of nine benefit summaries: each form, plan and language once. */
const DOCUMENTS = await Promise.all([
  ...sample(documents(), 3).map(async ({ form, language, file, title }) => {
    const { page, sample: mark } = formsWords(language).common;
    const code = `${CODES[form]}-${LANGUAGE_TABLE[language].pdf}`;
    return { file, language, title, code, page, mark, ...(await openDrawn(drawForm(form, language))) };
  }),
  ...sample(CERTIFICATES, 4).map(async ({ plan, language, file }) => {
    const { title: template, page, mark } = certificateWords(plan, language).document;
    const title = fill(template, { plan: NAMES[plan], year: '2025' });
    const code = file.replace('.pdf', '');
    const drawn = await openDrawn(drawCertificate(plan, language));
    return { file, language, title, code, page, mark, ...drawn };
  }),
]);

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

describe.each(DOCUMENTS)('$file', ({ language, title, code, page, mark, pdf, source }) => {
  const count = (pattern: RegExp): number => source.match(pattern)?.length ?? 0;
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
});
