import { type CheckOptions, linesOf, markdownBelow, type OpenPoint } from './open-point.ts';

const GROUP = 'Claims older than a year';

/** `"date": "2025-06-25"`, `"asOf": "2026-11-20"`, `"year": 2024`, `"workplaceRankingYear": 2024`; in Markdown `reviewed: 2026-11-20`. */
const AS_OF = /^\s*"?(date|asOf|year|\w+Year|reviewed)"?:\s*"?(\d{4})(-\d\d-\d\d)?/;

/** A year lasts until its last day. */
const endOf = (year: string, day = '-12-31'): Date => new Date(`${year}${day}T00:00:00Z`);

const aYearBefore = (today: Date): Date => {
  const before = new Date(today);
  before.setUTCFullYear(before.getUTCFullYear() - 1);
  return before;
};

const oldClaims = (options: CheckOptions, file: string): readonly OpenPoint[] =>
  linesOf(options, file).flatMap(({ at, text }) => {
    const [, name, year, day] = AS_OF.exec(text) ?? [];
    if (year === undefined || endOf(year, day) >= aYearBefore(options.today)) return [];
    return [{ group: GROUP, what: `${name}: ${year}${day ?? ''}`, at }];
  });

const neverReviewed = (options: CheckOptions, file: string): readonly OpenPoint[] =>
  linesOf(options, file).some(({ text }) => /^reviewed: *\d/.test(text))
    ? []
    : [{ group: GROUP, what: 'the front matter has no "reviewed" date', at: `${file}:1` }];

/** What is said of the company, the directory and the answers, as of a day that is more than a year ago. */
export const datedClaims = (options: CheckOptions): readonly OpenPoint[] => {
  const answers = markdownBelow(options, 'data/faq');
  return [
    ...['data/provider.json', 'data/directory.json', 'data/security.json', ...answers].flatMap((file) =>
      oldClaims(options, file),
    ),
    ...answers.flatMap((file) => neverReviewed(options, file)),
  ];
};
