import { describe, expect, test } from 'vitest';
import brand from '#data/brand.json';
import en from '#data/forms/en.json';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import { documents } from '#scripts/pdf/documents.ts';
import { drawForm } from '#scripts/pdf/forms/draw-form.ts';
import { formsWords } from '#scripts/pdf/forms/form-words.ts';
import { leavesOf } from '../../support/leaves.ts';
import { sample } from '../../support/runs.ts';
import { type Field, openDrawn, plain } from './open-pdf.ts';

/** File names, which must not change. */
const FILES = [
  'claim-form',
  'pre-authorization-request',
  'direct-deposit-form',
  'change-request',
  'beneficiary-designation',
];

/** Number of fields; options and cells of tables count one each. */
const FIELDS = { claim: 64, preauthorization: 50, deposit: 35, change: 49, beneficiary: 49 };

test('there are five forms in three languages, with stable file names', () => {
  expect(documents().map(({ file }) => file)).toEqual(
    ['EN', 'ES', 'PT'].flatMap((code) => FILES.map((name) => `${name}-${code}.pdf`)),
  );
});

/** Every third of fifteen: each form once, in all languages. */
const DRAWN = await Promise.all(
  sample(documents(), 3).map(async ({ file, form, language }) => {
    const drawn = await openDrawn(drawForm(form, language));
    return { file, form, language, ...drawn };
  }),
);

describe.each(DRAWN)('$file', ({ form, language, pdf, source, count, text }) => {
  const { common, [form]: words } = formsWords(language);
  const fields = pdf.pages.flatMap((page) => page.fields);

  test('has a bookmark for the form and for each numbered section', () => {
    const sections = [...Object.values(words.sections).map(({ title }) => title), common.declaration];
    expect(pdf.bookmarks).toEqual([words.title, ...sections.map((title, index) => `${index + 1}. ${title}`)]);
  });

  test('has the fields of the form in reading order', () => {
    const names = fields.map(({ name }) => name);
    expect(new Set(names).size).toBe(FIELDS[form]);
    expect([...new Set(names.map((name) => name.split('-')[0]))]).toEqual(Object.keys(words.sections));
    for (const { fields } of pdf.pages)
      for (const [index, next] of fields.slice(1).entries()) {
        const field = fields[index] as Field;
        const isNext = next.top <= field.bottom || next.left >= field.right;
        expect(isNext, `${field.name}, ${next.name}`).toBe(true);
      }
  });

  test('names every field by its printed label', () => {
    for (const { tooltip } of fields) {
      expect(tooltip).not.toBe('');
      const parts = plain(tooltip).split(/: (?!US\$)|, (?=l)/);
      const lines = /^(?:line|línea|linha) \d$/;
      for (const part of parts) if (!lines.test(part)) expect(text).toContain(part);
    }
  });

  test('prints every text of the form in its language', () => {
    // A test below checks texts with a placeholder with their facts.
    for (const word of leavesOf(words)) if (!word.includes('{')) expect(text).toContain(plain(word));
  });

  test('states where to send it and where to find the privacy notice', () => {
    expect(text).toContain(
      form === 'preauthorization' || form === 'claim' ? brand.emails.medical : brand.emails.general,
    );
    for (const telephone of brand.telephones) expect(text).toContain(telephone);
    expect(text).toContain(`www.health-plans.example${LANGUAGE_TABLE[language].prefix}/privacy`);
  });

  test('has tags for headings, and a Form element for every field', () => {
    const tags = pdf.pages.flatMap((page) => page.tags);
    expect(tags.filter((tag) => tag === 'H2')).toHaveLength(Object.keys(words.sections).length + 3);
    expect(tags.filter((tag) => tag === 'Form')).toHaveLength(fields.length);
  });

  test('embeds the font for typed text whole, and has its tab stops in reading order', () => {
    expect(count(/\/Type \/FontDescriptor/g)).toBe(4);
    expect(count(/\/FontFile2 \d+ 0 R/g)).toBe(4);
    expect(count(/\/Tabs \/S/g)).toBe(count(/\/Type \/Page\b(?!s)/g));
    expect(source).toContain('/AcroForm');
    expect(source).not.toContain('/NeedAppearances');
  });
});

/** Facts of the specification, by form and language. */
const FACTS = [
  ['preauthorization', 'ENG', ['at least 72 hours before', 'within 48 hours']],
  [
    'change',
    'ENG',
    [
      'Plan, network, deductible, and payment mode change only on the policy anniversary.',
      '4: US$5,000 / US$7,500',
      'Superior: Open, Ultra · Optima: Ultra, Plus · Vital: Plus, Core.',
    ],
  ],
  ['change', 'ESP', ['6: US$20 000 / US$20 000']],
] as const;

test.each(FACTS)('the facts of the form match the specification: %s, %s', async (form, language, facts) => {
  const { text } = await openDrawn(drawForm(form, language));
  for (const fact of facts) expect(text).toContain(fact);
});

test('a word wider than its column fails the build instead of being split', async () => {
  const words = structuredClone(en);
  words.beneficiary.sections.primary.fields.people.columns.share = 'Donaudampfschifffahrt';
  await expect(drawForm('beneficiary', 'ENG', words)).rejects.toThrow(
    /"Donaudampfschifffahrt" is wider than its column of \d+ pt/,
  );
});
