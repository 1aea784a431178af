import { expect, test } from 'vitest';
import brand from '#data/brand.json';
import en from '#data/forms/en.json';
import { networks, plans } from '#data/plans.json';
import { certificateName } from '#domain/certificate.ts';
import { FORMS } from '#domain/files.ts';
import { formatList, formatMoney, numberWord } from '#domain/format.ts';
import { PLANS } from '#domain/plan.ts';
import { certificateWords } from '#scripts/pdf/certificate/certificate-texts.ts';
import { drawCertificate } from '#scripts/pdf/certificate/draw-certificate.ts';
import { drawForm } from '#scripts/pdf/forms/draw-form.ts';
import { openPdf, plain } from './open-pdf.ts';

/** Pseudo-language of the PDFs: every lower-case vowel has a circumflex. */
const ROOFS: Readonly<Record<string, string>> = { a: 'â', e: 'ê', i: 'î', o: 'ô', u: 'û' };

/** Returns the texts in the pseudo-language, at any depth; keeps placeholders and `id` values, which code reads. */
const roofed = <Words>(words: Words): Words =>
  JSON.parse(JSON.stringify(words), (key, value: unknown) =>
    typeof value === 'string' && key !== 'id'
      ? value.replace(/\{\w+\}|[aeiou]/g, (found) => ROOFS[found] ?? found)
      : value,
  );

/** Names in the data that are the same in every language. */
const FACTS = [
  brand.name,
  ...Object.values(brand.emails),
  ...Object.values(plans).map(({ name }) => name),
  'English',
];

/** Returns the texts of a document, printed or for screen readers, with a plain vowel outside the facts. */
const hardCoded = async (bytes: Uint8Array, facts: readonly string[]): Promise<readonly string[]> => {
  const pdf = await openPdf(bytes);
  const spoken = pdf.pages.flatMap(({ fields }) => fields.map(({ tooltip }) => tooltip));
  const texts = [pdf.title, ...pdf.bookmarks, ...pdf.pages.map(({ text }) => text), ...spoken].map(plain);
  expect(texts.every((text) => text !== '')).toBe(true);
  return texts
    .map((text) => [...facts, ...FACTS].reduce((left, fact) => left.replaceAll(fact, ''), text))
    .filter((text) => /[aeiou]/.test(text));
};

test.each(FORMS)('no text of the %s form is hard-coded, printed or for screen readers', async (form) => {
  const facts = [
    `${new URL(brand.siteUrl).host}/privacy`,
    ...Object.values(networks).map(({ name }) => name),
  ];
  expect(await hardCoded(await drawForm(form, 'ENG', roofed(en)), facts)).toEqual([]);
});

test.each(PLANS)('no text of the benefit summary of %s is hard-coded', async (plan) => {
  const facts = [
    certificateName(plan, 'EN'),
    formatMoney('ENG', plans[plan].annualMaximum),
    ...[2, 3].map((count) => numberWord('ENG', count)),
    formatList('ENG', ['1', '2', '3']),
    formatList('ENG', ['1', '2']),
  ];
  const bytes = await drawCertificate(plan, 'ENG', roofed(certificateWords(plan, 'ENG')));
  expect(await hardCoded(bytes, facts)).toEqual([]);
});
