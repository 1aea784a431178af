import { expect, test } from 'vitest';
import brand from '#data/brand.json';
import { plans } from '#data/plans.json';
import { certificateName } from '#domain/certificate.ts';
import { formatList, formatMoney } from '#domain/format.ts';
import { numberWord } from '#domain/number-word.ts';
import { PLANS } from '#domain/plan.ts';
import { certificateWords } from '#scripts/pdf/certificate/certificate-texts.ts';
import { drawCertificate } from '#scripts/pdf/certificate/draw-certificate.ts';

import { openPdf, plain } from './open-pdf.ts';
import { roofed } from './roofed.ts';

/** Names of the data, the same in every language, and what the language's own rules write. */
const facts = (plan: (typeof PLANS)[number]): readonly string[] => [
  certificateName(plan, 'EN'),
  brand.name,
  ...Object.values(brand.emails),
  plans[plan].name,
  'English',
  formatMoney('ENG', plans[plan].annualMaximum),
  ...[2, 3].map((count) => numberWord('ENG', count)),
  ...[
    ['1', '2', '3'],
    ['1', '2'],
  ].map((options) => formatList('ENG', options)),
];

test.each(PLANS)('no text of the summary of %s is hard-coded', async (plan) => {
  const pdf = await openPdf(await drawCertificate(plan, 'ENG', roofed(certificateWords(plan, 'ENG'))));
  const texts = [pdf.title, ...pdf.bookmarks, ...pdf.pages.map(({ text }) => text)].map(plain);
  const left = texts.map((text) => facts(plan).reduce((rest, fact) => rest.replaceAll(fact, ''), text));
  expect(left.filter((text) => /[aeiou]/.test(text))).toEqual([]);
  expect(texts.every((text) => text !== '')).toBe(true);
});
