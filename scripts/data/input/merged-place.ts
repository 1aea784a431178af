import { stateCode } from '#domain/geography/state.ts';
import { collapseSpaces } from '../cells.ts';

const COUNTRY = /[\s,]+(USA?|U\.S(\.A)?|United States( of America)?)$/i;
const ZIP = /[\s,]+(\d{5}([-–]\d{4})?|\d{9}|\d{3,4}(-\d{4})?)$/;

/** Splits off the longest state name at the end that leaves a word for the city: "Salem, West Virginia", "Washington DC". */
const splitState = (text: string): readonly [before: string, state: string] | undefined => {
  const words = text.split(' ');
  for (let at = Math.max(1, words.length - 4); at < words.length; at += 1) {
    const state = words.slice(at).join(' ');
    if (!/\d/.test(state) && stateCode(state) !== undefined)
      return [
        words
          .slice(0, at)
          .join(' ')
          .replace(/[\s,]+$/, ''),
        state,
      ];
  }
  return undefined;
};

/** Splits "12 Main St, Boston, MA 02114" into its parts. A text without a state at its end is only an address. */
export const splitPlace = (cell: string) => {
  const text = collapseSpaces(cell.replace(/\n/g, ', '))
    .replace(/[\s,.;]+$/, '')
    .replace(COUNTRY, '');
  const zip = ZIP.exec(text)?.[1] ?? '';
  const split = splitState(text.replace(ZIP, ''));
  if (split === undefined) return { address: text, city: '', state: '', zip: '' };
  const [before, state] = split;
  const comma = before.lastIndexOf(',');
  return {
    address: before.slice(0, Math.max(0, comma)).trim(),
    city: before.slice(comma + 1).trim(),
    state,
    zip,
  };
};
