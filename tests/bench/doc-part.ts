import { readFileSync, writeFileSync } from 'node:fs';

/** Where measured figures stand. */
export const PERFORMANCE = 'docs/performance.md';

/** Replaces what stands between `<!-- NAME -->` and `<!-- /NAME -->`. Throws, and writes nothing, when they are not there. */
export const putBetween = (document: string, name: string, text: string): string => {
  const [begin, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [before, rest] = document.split(begin);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`there is no place between ${begin} and ${end}`);
  return `${before}${begin}\n\n${text}\n\n${end}${after}`;
};

export const writePart = (name: string, text: string, file = PERFORMANCE): void =>
  writeFileSync(file, putBetween(readFileSync(file, 'utf8'), name, text));
