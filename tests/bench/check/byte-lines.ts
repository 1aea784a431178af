import { readWasm } from '../../../scripts/search/load-engine.ts';
import { makeQueries } from '../../workers/query-mix.ts';
import { makeDirectory } from '../../workers/synthetic.ts';
import { readable, readableBytes } from '../measure.ts';
import { isFailure } from '../peers/jobs.ts';
import type { Division } from '../peers/results.ts';
import { bytesTouched } from './bytes-touched.ts';
import type { Line } from './line.ts';
import { readBandwidth } from './read-bandwidth.ts';

const QUERIES = 200;
const STRETCH_ROWS = 7_500;
const STRETCH = 5;

/** Time of a text query against the time that reading its bytes from memory would take. Told, not judged. */
export const byteLines = async ({ title, rows, entries }: Division): Promise<readonly Line[]> => {
  const match = entries.find(({ name }) => name === 'naive')?.match;
  if (match === undefined || isFailure(match)) return [];
  const hospitals = makeDirectory(rows);
  const texts = makeQueries(hospitals, QUERIES).filter(({ text }) => text !== undefined);
  const bytes = bytesTouched(hospitals, await readWasm(), texts);
  const bandwidth = readBandwidth();
  return [
    {
      what: `${title}: text query against reading its bytes`,
      sense: 'at most',
      unit: '×',
      required: undefined,
      ...(rows === STRETCH_ROWS ? { stretch: STRETCH } : {}),
      measured: match.core.textMean / (bytes / bandwidth),
      note: `${readableBytes(bytes)} touched, ${readable(match.core.textMean)}; the machine reads ${(bandwidth / 1e6).toFixed(1)} GB/s`,
    },
  ];
};
