const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçðéƒğĥíĵķłɱñóþɋřšţúṽŵẋýžÁƁÇĐÉƑĞĤÍĴĶŁṀÑÓÞɊŘŠŢÚṼŴẊÝŽ';
const ACCENT: ReadonlyMap<string, string> = new Map(
  [...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]),
);

/** Text for code or browsers: references, placeholders, marks of terms, addresses and paths. */
const KEPT =
  /\{\{[^{}]*\}\}|\{\w+\}|\[\[[\w-]+\||\]\]|\b(?:https?|mailto|tel):\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|^\/[\w/#-]*$/g;

const accented = (text: string): string => text.replace(/[a-z]/gi, (letter) => ACCENT.get(letter) ?? letter);

/** 12 → "~~~~~ ~~~~~ ~~": the spaces allow line breaks. */
const padding = (length: number): string => '~'.repeat(length).replace(/~{5}(?=~)/g, '$& ');

/**
 * The pseudo-language, which makes hard-coded text visible: "Find a {thing}" → "⟦Ƒíñð á {thing} ~~~~⟧". A text without letters
 * of its own does not change; blanks at its ends stay outside.
 */
export const pseudo = (text: string): string => {
  const kept = text.match(KEPT) ?? [];
  const changed = text
    .split(KEPT)
    .map((between, at) => accented(between) + (kept[at] ?? ''))
    .join('');
  if (changed === text) return text;
  const body = changed.trim();
  // Other languages need 30 % more room than English.
  return changed.replace(body, () => `⟦${body} ${padding(Math.ceil(body.length * 0.3))}⟧`);
};

/** Applies the pseudo-language to every text of nested objects and arrays. */
export const pseudoTexts = <Value>(value: Value): Value => nested(value) as Value;

const nested = (value: unknown): unknown => {
  if (typeof value === 'string') return pseudo(value);
  if (Array.isArray(value)) return value.map(pseudoTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, pseudoTexts(each)]));
};
