import { parseArgs } from 'node:util';
import { PART_ROWS } from '../../../scripts/shards/encode-shards.ts';
import { OptionError, wholeOf } from '../peers/options.ts';

export const USAGE = `What a directory in parts costs a visitor, counted in bytes and files: see docs/scaling.md. Ends with 1 when the
first answer for some state is larger than allowed, or when any answer is not that of the whole directory.

npm run bench -- shards [--rows 1000000 --part-rows ${PART_ROWS} --questions 200 --out FILE]
  --rows N       of a seeded directory (else 1000000)
  --part-rows N  rows of a part at most (else ${PART_ROWS})
  --questions N  of the mix (else 200)
  --out FILE     also writes the tables as Markdown`;

export interface ShardOptions {
  readonly rows: number;
  readonly partRows: number;
  readonly questions: number;
  readonly out: string | undefined;
}

const FLAGS = {
  rows: { type: 'string', default: '1000000' },
  'part-rows': { type: 'string', default: String(PART_ROWS) },
  questions: { type: 'string', default: '200' },
  out: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const;

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: FLAGS }).values;
  } catch (error) {
    throw new OptionError(error instanceof Error ? error.message : String(error));
  }
};

/** undefined: only help is asked for. Throws OptionError. */
export const readOptions = (args: readonly string[]): ShardOptions | undefined => {
  const values = parse(args);
  if (values.help) return undefined;
  return {
    rows: wholeOf('rows', values.rows, 10_000_000),
    partRows: wholeOf('part-rows', values['part-rows'], 10_000_000),
    questions: wholeOf('questions', values.questions, 10_000),
    out: values.out,
  };
};
