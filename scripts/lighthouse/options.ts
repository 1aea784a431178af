import { parseArgs } from 'node:util';

/** One page of each kind; a plan's page stands for all three. */
const PATHS = ['/', '/about', '/af-care', '/superior', '/hospitals'];

export const USAGE = `Lighthouse, mobile, on the built site (dist/), served precompressed as on a host. Ends with 1 if a median is below 100.

npm run lighthouse [-- --path /about --runs 1]
  --path PATH  this page alone; may be given several times (else ${PATHS.join(' ')})
  --runs N     how often each page is measured; the median counts (else 3)`;

export interface LighthouseOptions {
  readonly paths: readonly string[];
  readonly runs: number;
}

const OPTIONS = {
  path: { type: 'string', multiple: true, default: PATHS },
  runs: { type: 'string', default: '3' },
  help: { type: 'boolean', default: false },
} as const;

const refuse = (reason: string): string => `lighthouse: ${reason}\n\n${USAGE}`;

/** The options, or the text to show instead of measuring. */
export const readOptions = (args: readonly string[]): LighthouseOptions | string => {
  try {
    const { path, runs, help } = parseArgs({ args: [...args], options: OPTIONS }).values;
    if (help) return USAGE;
    if (!/^[1-9]\d?$/.test(runs)) return refuse(`--runs: "${runs}" is no number from 1 to 99`);
    const strange = path.find((each) => !each.startsWith('/'));
    if (strange !== undefined) return refuse(`--path: "${strange}" does not begin with a slash`);
    return { paths: path, runs: Number(runs) };
  } catch (error) {
    return refuse((error as Error).message);
  }
};
