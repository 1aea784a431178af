import { parseArgs } from 'node:util';

export const USAGE = `How fast the search core answers in a browser: cold start, key to layout, what Comlink costs, memory.
Ends with 1 if memory grows with the queries, and with --rows if a task is long.

npm run bench:browser [-- --site FOLDER --slow 1,4 --visits 5 --write]
  HOSPITALS_CSV  builds a copy of the project with this directory, and measures that (else the site as last built)
  --rows N       builds a copy with N seeded hospitals (tests/bench/write-directory.ts), and uses the finder on them
  --site FOLDER  a copy of the project that is built already; with --rows N, one of N seeded hospitals
  --slow LIST    how many times slower the processor (else 1,4; with --rows 1)
  --visits N     how many visits (else 5; with --rows 3): figures are the median of theirs
  --write        puts the figures into docs/performance.md`;

export interface BrowserOptions {
  readonly site: string | undefined;
  /** Seeded hospitals to build a copy with; undefined for the site's own. */
  readonly rows: number | undefined;
  readonly slow: readonly number[];
  readonly visits: number;
  readonly write: boolean;
}

const OPTIONS = {
  site: { type: 'string' },
  rows: { type: 'string' },
  slow: { type: 'string' },
  visits: { type: 'string' },
  write: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const refuse = (reason: string): string => `bench:browser: ${reason}\n\n${USAGE}`;

/** What each flag's text must look like, and how that is told. */
const FORMS = {
  rows: [/^[1-9]\d{0,6}$/, 'a number from 1 to 9999999'],
  slow: [/^[1-9]\d?(,[1-9]\d?)*$/, 'a list of numbers from 1 to 99'],
  visits: [/^[1-9]\d?$/, 'a number from 1 to 99'],
} as const;

type Texts = { readonly [Name in keyof typeof FORMS]?: string | undefined };

const mistakeIn = (texts: Texts): string | undefined =>
  (Object.keys(FORMS) as (keyof typeof FORMS)[])
    .filter((name) => texts[name] !== undefined && !FORMS[name][0].test(texts[name] ?? ''))
    .map((name) => `--${name}: "${texts[name]}" is not ${FORMS[name][1]}`)[0];

/** The options, or the text to show instead of measuring. */
export const readOptions = (args: readonly string[]): BrowserOptions | string => {
  try {
    const { help, site, write, ...texts } = parseArgs({ args: [...args], options: OPTIONS }).values;
    if (help) return USAGE;
    const mistake = mistakeIn(texts);
    if (mistake !== undefined) return refuse(mistake);
    const rows = texts.rows === undefined ? undefined : Number(texts.rows);
    const { slow = rows === undefined ? '1,4' : '1', visits = rows === undefined ? '5' : '3' } = texts;
    return { site, rows, slow: slow.split(',').map(Number), visits: Number(visits), write };
  } catch (error) {
    return refuse((error as Error).message);
  }
};
