import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatMoney } from '#domain/format.ts';
import { type Language, pathIn } from '#domain/language.ts';
import { memoizeByKey } from '#domain/memoize.ts';
import { all, attributeOf, BUILT, type BuiltPage, expectNoFaults, pageAt, wordsIn } from './built-site.ts';

const FIGURE = '\\d+(?:[.,\\u202f\\u00a0]\\d{3})*(?:[.,]\\d+)?';
const MAGNITUDES: Readonly<Record<string, number>> = {
  ...{ million: 1e6, millones: 1e6, milhões: 1e6 },
  ...{ billion: 1e9, bilhão: 1e9, bilhões: 1e9 },
};
const MAGNITUDE = `(?:\\s(${Object.keys(MAGNITUDES).join('|')}))?`;

const AMOUNT = new RegExp(`US\\$\\s?(${FIGURE})${MAGNITUDE}`, 'gu');

/** Figures that differ by language: file sizes, the English name of a law next to its translation, distances in a local unit. */
const OWN_FIGURES = /\d+\skB|\(Data Protection Act, 2019\)|\d+\s(?:mi|km)\s\(\d+\s(?:mi|km)\)/g;

/** Texts of the page: title, description, main content, and the amounts in its page data. */
const textsOf = memoizeByKey(({ document }: BuiltPage) => [
  document.title,
  attributeOf(document.querySelector('meta[name="description"]'), 'content'),
  ...all(document, 'main').flatMap((main) => wordsIn(main, 'script, style')),
  ...(document.querySelector('#page-data')?.textContent?.match(AMOUNT) ?? []),
]);

/** Parses a figure in the format of its language: "1,300", "1 300" and "1.300" are 1300. */
const readFigure = (language: Language, written: string, magnitude = ''): number => {
  const digits = written.replace(/[\u202f\u00a0]/gu, '');
  const value =
    language === 'ENG'
      ? digits.replaceAll(',', '')
      : digits.replace(/\.(?=\d{3}(\D|$))/g, '').replace(',', '.');
  return Math.round(Number(value) * (MAGNITUDES[magnitude] ?? 1) * 1000) / 1000;
};

/** Figures of a page with their number of occurrences: "12 × 30" for 12 occurrences of 30. */
const figuresOf = (page: BuiltPage): ReadonlySet<string> => {
  const counts = new Map<number, number>();
  const pattern = new RegExp(`(${FIGURE})${MAGNITUDE}`, 'gu');
  for (const text of textsOf(page))
    for (const [, written = '', magnitude] of text.replace(OWN_FIGURES, '').matchAll(pattern)) {
      const value = readFigure(page.language, written, magnitude);
      counts.set(value, (counts.get(value) ?? 0) + 1);
    }
  return new Set([...counts].map(([value, count]) => `${count} × ${value}`));
};

const MONEY = /^(amount|annualMaximum|temporaryCoverage|outsideUs|insideUs|rewardMaximum)$/;
const moneyIn = (value: unknown, key = ''): readonly number[] => {
  if (typeof value === 'number') return MONEY.test(key) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => moneyIn(each, name));
};
const readData = (name: string): { readonly figures?: object } =>
  JSON.parse(readFileSync(`data/${name}.json`, 'utf8'));

/** Amounts outside the data: 0 for benefits without a deductible, and the worked example with a bill of 12,000 and option 1. */
const EXAMPLE = [0, 12_000, 12_000 - 3000];
const provider = readData('provider');
const KNOWN = new Set([
  ...EXAMPLE,
  ...moneyIn(readData('plans')),
  ...moneyIn(provider),
  ...Object.values(provider.figures ?? {}),
]);

describe('every figure', () => {
  it('in US dollars, also in page data, comes from the data files and has the money format of its language', () => {
    const pages = BUILT.filter((page) => textsOf(page).some((text) => text.includes('US$')));
    expect(pages.length).toBeGreaterThan(20);
    expectNoFaults(pages, (page) =>
      textsOf(page)
        .flatMap((text) => [...text.matchAll(AMOUNT)])
        .filter(([amount, written = '', magnitude]) => {
          const value = readFigure(page.language, written, magnitude);
          const isShort = /\p{L}$/u.test(amount);
          return !KNOWN.has(value) || !(isShort || amount === formatMoney(page.language, value));
        })
        .map(([amount]) => amount),
    );
  });

  it.each(['ESP', 'POR'] as const)('on a page in %s occurs as often as on the English page', (language) => {
    expectNoFaults(
      BUILT.filter((page) => page.language === language && !page.path.startsWith('/COC-')),
      (page) => {
        const [own, english] = [figuresOf(page), figuresOf(pageAt(pathIn('ENG', page.path)))];
        return [
          ...[...own].filter((figure) => !english.has(figure)),
          ...[...english].filter((figure) => !own.has(figure)).map((figure) => `in English ${figure}`),
        ];
      },
    );
  });
});
