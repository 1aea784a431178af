import { FileError } from '#scripts/errors.ts';
import { readRows } from '../csv-rows.ts';
import { foldCity } from './city-names.ts';

const HEADER = 'wrong,right,state,why';

/** Reads data/city-corrections.csv. In a row `state` is a postal code; empty for every state that has the correct place. */
export const readCorrections = (text: string, file: string) => {
  const rows = readRows(text, file).flatMap(({ cells, line, problem }) => {
    const [wrong = '', right = '', state = '', why = ''] = cells.map((cell) => cell.trim());
    const isGood = line === 1 ? cells.join(',') === HEADER : cells.length === 4 && wrong && right && why;
    if (problem !== undefined) throw problem;
    if (!isGood)
      throw new FileError(
        file,
        { line, column: 1 },
        `expected the cells ${HEADER}; fill wrong, right and why (state may be empty)`,
      );
    return line > 1 ? [{ wrong, right, state, why }] : [];
  });
  const table = new Map(rows.map((row) => [`${row.state}|${foldCity(row.wrong)}`, row]));
  /** Finds a correction by folded city; a row for the state takes precedence over a row for all states. */
  const find = (key: string, state: string) => table.get(`${state}|${key}`) ?? table.get(`|${key}`);
  return { rows, find };
};

export type CityCorrections = ReturnType<typeof readCorrections>;
