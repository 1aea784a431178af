import type { Plugin } from 'vite';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒğĥíĵķłɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓÞɊŘŠŢÚṼŴẊÝŽ';
const ACCENT: ReadonlyMap<string, string> = new Map(
  [...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]),
);

/** References, placeholders, addresses and paths of the site: what code or browsers read. */
const KEPT = /\{\{[^{}]*\}\}|\{\w+\}|\b(?:https?|mailto|tel):\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|^\/[\w/#-]*$/g;

/** Room that other languages need beyond English. */
const LONGER = 0.3;

const accented = (text: string): string => text.replace(/[a-z]/gi, (letter) => ACCENT.get(letter) ?? letter);

/** 12 → "~~~~~ ~~~~~ ~~": may break like words. */
const padding = (length: number): string => '~'.repeat(length).replace(/~{5}(?=~)/g, '$& ');

/** "Find a {thing}" → "⟦Ƒíñð á {thing} ~~~~⟧". A text without letters of its own stays as it is. */
export const pseudo = (text: string): string => {
  const kept = text.match(KEPT) ?? [];
  const changed = text
    .split(KEPT)
    .map((between, at) => accented(between) + (kept[at] ?? ''))
    .join('');
  if (changed === text) return text;
  const end = text.length - text.trimEnd().length;
  const start = text.length - text.trimStart().length;
  const body = changed.slice(start, changed.length - end);
  return `${text.slice(0, start)}⟦${body} ${padding(Math.ceil(body.length * LONGER))}⟧${text.slice(text.length - end)}`;
};

/** The same of every text in a value made of objects and arrays. */
export const pseudoTexts = <Value>(value: Value): Value => {
  const made: unknown = typeof value === 'string' ? pseudo(value) : nested(value);
  return made as Value;
};

const nested = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(pseudoTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pseudoTexts(each)]));
};

/** PSEUDO=1 in the environment: English is shown in the pseudo-language, so that hard-coded text stands out. */
export const isPseudo = (): boolean => process.env.PSEUDO === '1';

/** Words of English: as they are, or in the pseudo-language. */
export const inPseudo = <Value>(words: Value): Value => (isPseudo() ? pseudoTexts(words) : words);

/** English words of data/words, as the site imports them. */
export const pseudoWords = (): Plugin => ({
  name: 'pseudo-words',
  enforce: 'pre',
  transform: {
    filter: { id: /\/data\/words\/en\/[\w-]+\.json$/ },
    handler: (json) => (isPseudo() ? JSON.stringify(pseudoTexts(JSON.parse(json))) : undefined),
  },
});
