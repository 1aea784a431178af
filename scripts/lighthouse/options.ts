import { parseArgs } from 'node:util';
import { USUAL_PATHS } from './paths.ts';

export const USAGE = `What pages of the built site (dist/) cost a phone, served precompressed as on a host: Lighthouse's four scores, and a visit with its bytes, shifts, long tasks and slowest gesture. Ends with 1 if a median is below 100 or a budget is missed.

npm run lighthouse [-- --path /about --runs 1 --write]
  --path PATH  this page alone; may be given several times (else every route in English, the heavy ones in all languages)
  --runs N     how often Lighthouse measures each page; the median counts (else 3; 0 leaves the visits)
  --write      puts the tables into docs/performance.md`;

export interface LighthouseOptions {
  readonly paths: readonly string[];
  readonly runs: number;
  readonly write: boolean;
}

const OPTIONS = {
  path: { type: 'string', multiple: true },
  runs: { type: 'string', default: '3' },
  write: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const refuse = (reason: string): string => `lighthouse: ${reason}\n\n${USAGE}`;

/** The options, or the text to show instead of measuring. */
export const readOptions = (args: readonly string[]): LighthouseOptions | string => {
  try {
    const { path = USUAL_PATHS, runs, write, help } = parseArgs({ args: [...args], options: OPTIONS }).values;
    if (help) return USAGE;
    if (!/^\d\d?$/.test(runs)) return refuse(`--runs: "${runs}" is no number from 0 to 99`);
    const strange = path.find((each) => !each.startsWith('/'));
    if (strange !== undefined) return refuse(`--path: "${strange}" does not begin with a slash`);
    return { paths: path, runs: Number(runs), write };
  } catch (error) {
    return refuse((error as Error).message);
  }
};
