/** The pseudo-language of the PDFs: every vowel with a roof, all but the names of the facts. */
const ROOFS: Readonly<Record<string, string>> = { a: 'â', e: 'ê', i: 'î', o: 'ô', u: 'û' };

/** What code reads, and no reader. */
const KEPT = 'id';

const roofedText = (text: string): string =>
  text.replace(/\{\w+\}|[aeiou]/g, (found) => ROOFS[found] ?? found);

/** The same words in the pseudo-language, however deep. */
export const roofed = <Words>(words: Words): Words =>
  JSON.parse(JSON.stringify(words), (key, value: unknown) =>
    typeof value === 'string' && key !== KEPT ? roofedText(value) : value,
  );
