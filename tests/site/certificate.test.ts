import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { certificatePath } from '#domain/certificate.ts';
import { LANGUAGES, pathIn } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';
import { all, attributeOf, hrefsIn, one, pageAt, SITE, textOf } from './built-site.ts';

/** Copied from the specification. */
const SAID = {
  ENG: { code: 'EN', name: '2025 benefit summary' },
  ESP: { code: 'ES', name: 'resumen de beneficios 2025' },
  POR: { code: 'PT', name: 'resumo de benefícios 2025' },
} as const;
const NAMES = { superior: 'Superior', optima: 'Optima', vital: 'Vital' } as const;

const DOCUMENTS = LANGUAGES.flatMap((language) =>
  PLANS.map((plan) => [`COC-${NAMES[plan]}-${SAID[language].code}-2025`, language, plan] as const),
);

describe.each(DOCUMENTS)('/%s', (name, language, plan) => {
  const { document, language: own } = pageAt(`/${name}`);
  const file = `/Assets/Files/${name}.pdf`;

  it('redirects at once to its PDF by a meta refresh', () => {
    expect(attributeOf(one(document, 'head meta[http-equiv]'), 'http-equiv')).toBe('refresh');
    expect(attributeOf(one(document, 'head meta[http-equiv]'), 'content')).toBe(`0; url=${file}`);
    expect(
      readFileSync(SITE + file)
        .subarray(0, 8)
        .toString('latin1'),
    ).toBe('%PDF-1.7');
  });

  it('links to its PDF, its plan and the comparison', () => {
    expect(own).toBe(language);
    expect(textOf(one(document, 'h1'))).toBe(`${NAMES[plan]}: ${SAID[language].name}`);
    const english = language === 'ENG' ? '?lang=en' : '';
    expect(hrefsIn(document, 'main a[href]').map((href) => href.replace(english, ''))).toEqual([
      file,
      pathIn(language, `/${plan}`),
      pathIn(language, '/compare-plans'),
    ]);
    expect(attributeOf(one(document, `main a[href="${file}"]`), 'type')).toBe('application/pdf');
  });
});

it('each of the nine pages has its own page code', () => {
  const codes = DOCUMENTS.map(
    ([name]) => /COC-[A-Z]+-[A-Z]{2}\b/.exec(textOf(one(pageAt(`/${name}`).document, 'footer')))?.[0],
  );
  expect(codes).toEqual(DOCUMENTS.map(([name]) => name.replace(/-2025$/, '').toUpperCase()));
});

describe.each(LANGUAGES)('the help answer on documents in %s', (language) => {
  it('links to the three benefit summaries in the page’s language, each in a new tab', () => {
    const links = all(
      pageAt(pathIn(language, '/faqs')).document,
      '#find-documents [data-body] a[href^="/COC-"]',
    );
    expect(links.map((link) => attributeOf(link, 'href'))).toEqual(
      PLANS.map((plan) => certificatePath(plan, SAID[language].code)),
    );
    for (const link of links) {
      expect(attributeOf(link, 'target')).toBe('_blank');
      expect(attributeOf(link, 'rel')).toBe('noopener');
    }
  });
});
