/** Optimal string alignment distances, in UTF-16 code units. */
interface Edits {
  readonly wordDistance: number;
  /** The distance to the nearest prefix of the word. */
  readonly prefixDistance: number;
}

const makeRows = (length: number) =>
  [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)] as const;

/** Three rows of the distance table, reused between calls. */
let buffers = makeRows(64);

/**
 * Returns the optimal string alignment distances (insertions, deletions, substitutions, swaps of neighboring letters) from
 * `typed` to the whole name and to the name's nearest prefix; undefined if both are certain to exceed `most`.
 */
const editsTo = (typed: string, name: string, most: number): Edits | undefined => {
  if (name.length >= buffers[0].length) buffers = makeRows(2 * name.length);
  let [before, row, next] = buffers;
  for (let j = 0; j <= name.length; j++) row[j] = j;
  let lowestBefore = 0;
  for (let i = 1; i <= typed.length; i++) {
    const [letter, letterBefore] = [typed.charCodeAt(i - 1), typed.charCodeAt(i - 2)];
    let lowest = i;
    next[0] = i;
    for (let j = 1; j <= name.length; j++) {
      const cost = letter === name.charCodeAt(j - 1) ? 0 : 1;
      let edits = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (letter === name.charCodeAt(j - 2) && letterBefore === name.charCodeAt(j - 1))
        edits = Math.min(edits, (before[j - 2] ?? 0) + 1);
      next[j] = edits;
      lowest = Math.min(lowest, edits);
    }
    // A row of the table depends on the two rows before it, so both must exceed `most`.
    if (lowest > most && lowestBefore > most) return undefined;
    lowestBefore = lowest;
    [before, row, next] = [row, next, before];
  }
  let prefixDistance = typed.length;
  for (let j = 0; j <= name.length; j++) prefixDistance = Math.min(prefixDistance, row[j] ?? 0);
  return { wordDistance: row[name.length] ?? 0, prefixDistance };
};

/** Returns the edits from the typed text to the nearest prefix of the name; `most` + 1 for more than `most`. */
export const editsToBeginning = (typed: string, name: string, most: number): number =>
  Math.min(most + 1, editsTo(typed, name.slice(0, typed.length + most), most)?.prefixDistance ?? most + 1);

/** Returns the edits from the whole typed text to the whole name. */
export const editsBetween = (typed: string, name: string): number =>
  editsTo(typed, name, Number.POSITIVE_INFINITY)?.wordDistance ?? 0;

interface NearWord extends Edits {
  /** Index of the word. */
  readonly word: number;
}

/** Returns the words with a prefix at most `most` edits from the typed text. */
export const wordsNear = (words: readonly string[], typed: string, most: number): readonly NearWord[] => {
  const found: NearWord[] = [];
  words.forEach((text, word) => {
    const edits = editsTo(typed, text, most);
    if (edits !== undefined && edits.prefixDistance <= most) found.push({ word, ...edits });
  });
  return found;
};
