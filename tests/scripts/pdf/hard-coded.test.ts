import { expect, test } from 'vitest';
import brand from '#data/brand.json';
import en from '#data/forms/en.json';
import { networks, plans } from '#data/plans.json';
import { FORMS } from '#domain/files.ts';
import { drawForm } from '#scripts/pdf/forms/draw-form.ts';
import { openPdf, plain } from './open-pdf.ts';
import { roofed } from './roofed.ts';

/** The same in every language. */
const FACTS = [
  brand.name,
  ...Object.values(brand.emails),
  `${new URL(brand.siteUrl).host}/privacy`,
  ...Object.values(plans).map(({ name }) => name),
  ...Object.values(networks).map(({ name }) => name),
  'English',
];

const withoutFacts = (text: string): string => FACTS.reduce((left, fact) => left.replaceAll(fact, ''), text);

test.each(FORMS)('no text of the %s form is hard-coded, neither printed nor spoken', async (form) => {
  const pdf = await openPdf(await drawForm(form, 'ENG', roofed(en)));
  const spoken = pdf.pages.flatMap(({ fields }) => fields.map(({ tooltip }) => tooltip));
  const texts = [pdf.title, ...pdf.bookmarks, ...pdf.pages.map(({ text }) => text), ...spoken].map(plain);
  expect(texts.map(withoutFacts).filter((text) => /[aeiou]/.test(text))).toEqual([]);
  expect(texts.every((text) => text !== '')).toBe(true);
});
