import { beforeAll, describe, expect, test } from 'vitest';
import brand from '#data/brand.json';
import en from '#data/forms/en.json';
import es from '#data/forms/es.json';
import pt from '#data/forms/pt.json';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { documents, type FormFile } from '#scripts/pdf/documents.ts';
import { drawForm } from '#scripts/pdf/forms/draw-form.ts';
import { sample } from '../../support/runs.ts';
import { EXPECTED_FIELDS } from './expected-fields.ts';
import { cutOnLetter, overlappingRects } from './layout-rules.ts';
import { type OpenPdf, openPdf, plain } from './open-pdf.ts';

const WORDS = { ENG: en, ESP: es, POR: pt } as const;

/** File names, which must not change, and codes in the footer. */
const FORMS = {
  claim: ['claim-form', 'CLM'],
  preauthorization: ['pre-authorization-request', 'PRE'],
  deposit: ['direct-deposit-form', 'DEP'],
  change: ['change-request', 'CHG'],
  beneficiary: ['beneficiary-designation', 'BEN'],
} as const;

const SAMPLE: Readonly<Record<Language, string>> = {
  ENG: 'Sample. Ask us for the final version before you sign.',
  ESP: 'Muestra. Pídanos la versión definitiva antes de firmar.',
  POR: 'Exemplo. Peça-nos a versão definitiva antes de assinar.',
};

/** Returns all nested texts, except texts with a placeholder, which a test below checks with their facts. */
const leaves = (words: unknown): readonly string[] => {
  if (typeof words === 'string') return words.includes('{') ? [] : [words];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(leaves) : [];
};

test('there are five forms in three languages, with stable file names', () => {
  expect(documents().map(({ file }) => file)).toEqual(
    ['EN', 'ES', 'PT'].flatMap((code) => Object.values(FORMS).map(([name]) => `${name}-${code}.pdf`)),
  );
});

const drawn = new Map<string, Promise<readonly [bytes: Uint8Array, pdf: OpenPdf]>>();

/** Draws and opens each form once. */
const openForm = ({ form, language }: Pick<FormFile, 'form' | 'language'>) => {
  const key = `${form} ${language}`;
  const known =
    drawn.get(key) ?? drawForm(form, language).then(async (bytes) => [bytes, await openPdf(bytes)] as const);
  drawn.set(key, known);
  return known;
};

/** Every third of fifteen: each form once, in all languages. */
describe.each(sample(documents(), 3))('$file', ({ form, language }) => {
  const words = WORDS[language][form];
  let source: string;
  let pdf: OpenPdf;
  let text: string;
  beforeAll(async () => {
    const [bytes, opened] = await openForm({ form, language });
    // pdfkit writes its objects as plain text and compresses only streams.
    source = Buffer.from(bytes).toString('latin1');
    pdf = opened;
    text = pdf.pages.map((page) => page.text).join(' ');
  });
  const count = (pattern: RegExp): number => source.match(pattern)?.length ?? 0;
  const fields = () => pdf.pages.flatMap((page) => page.fields);
  const tags = () => pdf.pages.flatMap((page) => page.tags);

  test('opens with its title and language', () => {
    expect(pdf.title).toBe(words.title);
    expect(pdf.language).toBe(LANGUAGE_TABLE[language].tag);
  });

  test('has a bookmark for the form and for each numbered section', () => {
    const sections = [
      ...Object.values(words.sections).map(({ title }) => title),
      WORDS[language].common.declaration,
    ];
    expect(pdf.bookmarks).toEqual([words.title, ...sections.map((title, index) => `${index + 1}. ${title}`)]);
  });

  test('has the fields of the form in reading order', () => {
    expect(fields().map(({ name }) => name)).toEqual(EXPECTED_FIELDS[form]);
  });

  test('names every field by its printed label', () => {
    for (const { tooltip } of fields()) {
      expect(tooltip).not.toBe('');
      const parts = plain(tooltip).split(/: (?!US\$)|, (?=l)/);
      const lines = /^(?:line|línea|linha) \d$/;
      for (const part of parts) if (!lines.test(part)) expect(text).toContain(part);
    }
  });

  test('prints every text of the form in its language', () => {
    for (const word of leaves(words)) expect(text).toContain(plain(word));
  });

  test('states where to send it and where to find the privacy notice', () => {
    expect(text).toContain(
      form === 'preauthorization' || form === 'claim' ? brand.emails.medical : brand.emails.general,
    );
    for (const telephone of brand.telephones) expect(text).toContain(telephone);
    expect(text).toContain(`www.health-plans.example${LANGUAGE_TABLE[language].prefix}/privacy`);
  });

  test('repeats company, title, page number, code and sample notice on every page', () => {
    pdf.pages.forEach((page, index) => {
      const { pdf: suffix, ownName } = LANGUAGE_TABLE[language];
      const code = `${FORMS[form][1]}-${suffix} · ${ownName}`;
      const repeated = [
        brand.name,
        words.title,
        `${index + 1} / ${pdf.pages.length}`,
        code,
        SAMPLE[language],
      ];
      for (const part of repeated) expect(page.text).toContain(part);
    });
  });

  test('is tagged: one title, headings, a Form element for every field, and no untagged content', () => {
    expect(pdf.marked).toBe(true);
    expect(tags().filter((tag) => tag === 'H1')).toHaveLength(1);
    expect(tags().filter((tag) => tag === 'H2')).toHaveLength(Object.keys(words.sections).length + 3);
    expect(tags().filter((tag) => tag === 'Form')).toHaveLength(fields().length);
    expect(pdf.pages.flatMap(({ untagged }) => untagged)).toEqual([]);
  });

  test('embeds every font, the font for typed text whole and printed fonts as subsets', () => {
    expect(count(/\/Type \/FontDescriptor/g)).toBe(4);
    expect(count(/\/FontFile2 \d+ 0 R/g)).toBe(4);
    expect(count(/\/FontName \/[A-Z]{6}\+/g)).toBe(3);
    expect(source).not.toMatch(/\/Subtype \/Type1/);
  });

  test('is a plain form below 120 KB that shows its title, has its tab stops in reading order and no script', () => {
    expect(source.length).toBeLessThan(120_000);
    expect(source).toMatch(/\/DisplayDocTitle true/);
    expect(count(/\/Tabs \/S/g)).toBe(count(/\/Type \/Page\b(?!s)/g));
    expect(source).toContain('/AcroForm');
    expect(source).not.toMatch(/\/JavaScript|\/XFA|\/NeedAppearances|\/Launch|\/SubmitForm/);
  });

  test('has no overlapping text, and no text cut off on A4 or Letter paper', () => {
    expect(pdf.pages.flatMap(overlappingRects)).toEqual([]);
    expect(pdf.pages.flatMap(cutOnLetter)).toEqual([]);
  });
});

describe('facts in the forms', () => {
  test.each([
    ['preauthorization', 'ENG', 'at least 72 hours before'],
    ['preauthorization', 'ENG', 'within 48 hours'],
    ['preauthorization', 'ESP', 'al menos 72 horas antes'],
    ['preauthorization', 'POR', 'em até 48 horas'],
    ['change', 'ENG', 'Plan, network, deductible, and payment mode change only on the policy anniversary.'],
    ['change', 'ENG', '4: US$5,000 / US$7,500'],
    ['change', 'ESP', '6: US$20 000 / US$20 000'],
    ['change', 'POR', '1: US$ 1.000 / US$ 3.000'],
    ['change', 'ENG', 'Superior: Open, Ultra · Optima: Ultra, Plus · Vital: Plus, Core.'],
  ] as const)('match the specification: %s, %s: %s', async (form, language, fact) => {
    const [, { pages }] = await openForm({ form, language });
    expect(pages.map(({ text }) => text).join(' ')).toContain(fact);
  });
});

test('a word wider than its column fails the build instead of being split', async () => {
  const words = structuredClone(en);
  words.beneficiary.sections.primary.fields.people.columns.share = 'Donaudampfschifffahrt';
  await expect(drawForm('beneficiary', 'ENG', words)).rejects.toThrow(
    /"Donaudampfschifffahrt" is wider than its column of \d+ pt/,
  );
});
