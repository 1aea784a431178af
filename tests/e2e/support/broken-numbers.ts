import { formatBigMoney, formatDate } from '#domain/format.ts';
import { LANGUAGES } from '#domain/language.ts';

const lastWord = (text: string): string => text.split('\u00a0').at(-1) ?? '';
const MONTHS = Array.from({ length: 12 }, (_, at) => `2025-${String(at + 1).padStart(2, '0')}`);

const UNITS = LANGUAGES.flatMap((language) =>
  [1e6, 2e6, 1e9, 2e9].map((dollars) => lastWord(formatBigMoney(language, dollars))),
);
const NAMES = LANGUAGES.flatMap((language) =>
  MONTHS.map((month) => formatDate(language, month).split('\u00a0')[0]),
);
const DIGITS = '\\d+(?:[.,\u202f]\\d+)*';

/** Pattern of formatted amounts, dates, telephone numbers, counts and ZIP codes, with any kind of space. */
const NUMBERS = [
  `(?:US)?\\$\\s?${DIGITS}(?:\\s(?:${[...new Set(UNITS)].join('|')})\\b)?`,
  `(?:\\d{1,2}\\sde\\s)?(?:${[...new Set(NAMES)].join('|')})\\s(?:\\d{1,2},\\s|de\\s)?\\d{4}`,
  '\\+\\d[\\d\\s-]{6,}\\d',
  '\\d{1,3}(?:[.,\u202f]\\d{3})+',
  '\\b\\d{5}\\b',
].join('|');

/** Pattern, and page function that lists numbers broken over several lines. It opens closed categories and answers meanwhile. */
export const BROKEN_NUMBERS = [
  NUMBERS,
  (numbers: string): readonly string[] => {
    const closed = [...document.querySelectorAll<HTMLElement>('main [hidden]')].map(
      (part) => [part, part.getAttribute('hidden') ?? ''] as const,
    );
    const folded = [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')].map(
      (fold) => [fold, fold.name] as const,
    );
    for (const [part] of closed) part.hidden = false;
    for (const [fold] of folded) {
      fold.removeAttribute('name');
      fold.open = true;
    }
    const pattern = new RegExp(numbers, 'gu');
    const isBroken = (range: Range): boolean => {
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return boxes.some(({ top }) => top >= (boxes[0]?.bottom ?? top) - 1);
    };
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      for (const { index, 0: number } of (text.nodeValue ?? '').matchAll(pattern)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + number.length);
        if (isBroken(range)) found.push(`${number} in ${text.nodeValue?.trim().slice(0, 80)}`);
      }
    for (const [part, value] of closed) part.setAttribute('hidden', value);
    for (const [fold, name] of folded) {
      fold.open = false;
      if (name !== '') fold.name = name;
    }
    return found;
  },
] as const;
