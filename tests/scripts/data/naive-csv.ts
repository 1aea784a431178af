/** Parses CSV rows by RFC 4180, character by character; returns `undefined` if a quote is not closed correctly. */
export const naiveCsv = (text: string): readonly (readonly string[])[] | undefined => {
  const rows: string[][] = [];
  let [row, at]: [string[], number] = [[], 0];
  for (;;) {
    const quoted = text[at] === '"' ? readQuoted(text, at) : undefined;
    if (text[at] === '"' && quoted === undefined) return undefined;
    const end = quoted?.end ?? endOfPlain(text, at);
    row.push(quoted?.cell ?? text.slice(at, end));
    at = end + 1;
    if (text[end] === ',') continue;
    rows.push(row);
    row = [];
    if (end >= text.length || at >= text.length) return rows;
  }
};

const endOfPlain = (text: string, from: number): number => {
  let at = from;
  while (at < text.length && text[at] !== ',' && text[at] !== '\n') at++;
  return at;
};

/** Spaces are allowed between the closing quote and the next comma or line end, but not before the end of the text. */
const readQuoted = (text: string, from: number): { cell: string; end: number } | undefined => {
  let cell = '';
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] !== '"') cell += text[at];
    else if (text[at + 1] === '"') {
      cell += '"';
      at++;
    } else {
      let end = at + 1;
      while (text[end] !== '\n' && text[end]?.trim() === '') end++;
      const isEnd = end >= text.length ? end === at + 1 : text[end] === ',' || text[end] === '\n';
      return isEnd ? { cell, end } : undefined;
    }
  }
  return undefined;
};
