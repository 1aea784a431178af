import { parseArgs } from 'node:util';

export const USAGE = `How fast the finder answers a finger, a mouse and a key, with the processor slowed down. Ends with 1 if a budget is missed.

HOSPITALS_CSV=FILE npm run bench:touch [-- --site FOLDER --slow 4 --visits 3 --write]
  HOSPITALS_CSV  builds a copy of the project with this directory, and measures that (else the site as last built)
  --site FOLDER  a copy of the project that is built already
  --slow N       how many times slower the processor (else 4)
  --visits N     how many visits of each device (else 3): a gesture's figure is the median of theirs
  --device NAME  phone or desktop alone
  --write        puts the figures into docs/performance.md`;

export interface TouchOptions {
  readonly site: string | undefined;
  readonly slow: number;
  readonly visits: number;
  readonly device: string | undefined;
  readonly write: boolean;
}

const OPTIONS = {
  site: { type: 'string' },
  slow: { type: 'string', default: '4' },
  visits: { type: 'string', default: '3' },
  device: { type: 'string' },
  write: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const refuse = (reason: string): string => `bench:touch: ${reason}\n\n${USAGE}`;

/** The options, or the text to show instead of measuring. */
export const readOptions = (args: readonly string[]): TouchOptions | string => {
  try {
    const { help, slow, visits, site, device, write } = parseArgs({
      args: [...args],
      options: OPTIONS,
    }).values;
    if (help) return USAGE;
    for (const [name, value] of Object.entries({ slow, visits }))
      if (!/^[1-9]\d?$/.test(value)) return refuse(`--${name}: "${value}" is no number from 1 to 99`);
    if (device !== undefined && !/^(phone|desktop)$/.test(device))
      return refuse(`--device: there is no "${device}"`);
    return { site, slow: Number(slow), visits: Number(visits), device, write };
  } catch (error) {
    return refuse((error as Error).message);
  }
};
