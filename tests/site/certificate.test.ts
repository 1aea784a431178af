import { describe, expect, it } from 'vitest';
import { planName } from '#content/facts.ts';
import { LANGUAGES, pathIn } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';
import { attributeOf, hrefsIn, one, pageAt, textOf } from './built-site.ts';

/** Copied from the specification. */
const SAID = {
  ENG: { code: 'EN', name: '2025 benefit summary' },
  ESP: { code: 'ES', name: 'resumen de beneficios 2025' },
  POR: { code: 'PT', name: 'resumo de benefícios 2025' },
} as const;

const DOCUMENTS = LANGUAGES.flatMap((language) =>
  PLANS.map((plan) => [`COC-${planName(plan)}-${SAID[language].code}-2025`, language, plan] as const),
);

describe.each(DOCUMENTS)('/%s', (name, language, plan) => {
  const { document, language: own } = pageAt(`/${name}`);
  const file = `/Assets/Files/${name}.pdf`;

  it('redirects at once to its PDF by a meta refresh', () => {
    const refresh = one(document, 'head meta[http-equiv="refresh"]');
    expect(attributeOf(refresh, 'content')).toBe(`0; url=${file}`);
  });

  it('links to its PDF, its plan and the comparison', () => {
    expect(own).toBe(language);
    expect(textOf(one(document, 'h1'))).toBe(`${planName(plan)}: ${SAID[language].name}`);
    const english = language === 'ENG' ? '?lang=en' : '';
    expect(hrefsIn(document, 'main a[href]').map((href) => href.replace(english, ''))).toEqual([
      file,
      pathIn(language, `/${plan}`),
      pathIn(language, '/compare-plans'),
    ]);
    expect(attributeOf(one(document, `main a[href="${file}"]`), 'type')).toBe('application/pdf');
  });
});
