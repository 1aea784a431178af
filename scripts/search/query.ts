import * as v from 'valibot';
import { NETWORKS } from '#domain/network.ts';
import { DEFAULT_QUERY, type HospitalQuery, SORT_KEYS } from '#workers/contract.ts';
import { UserError } from '../errors.ts';

/** An invalid query. */
export class QueryError extends UserError {
  override readonly name = 'QueryError';
  /** Position in the line, counted from 1. */
  readonly column: number;
  constructor(message: string, column = 1) {
    super(message);
    this.column = column;
  }
}

/** An object without null and undefined values, which both stand for the default. */
type Given<Value> = { [Key in keyof Value]: NonNullable<Value[Key]> };

const shown = ({ input }: v.BaseIssue<unknown>): string => JSON.stringify(input);

const oneOf = <const Options extends readonly string[]>(options: Options) =>
  v.picklist(options, (issue) => `${shown(issue)} is not one of ${options.join(', ')}`);

const text = v.nullish(v.string((issue) => `${shown(issue)} is not a text`));

const notCount = (issue: v.BaseIssue<unknown>): string => `${shown(issue)} is not a whole number from 0 up`;
const COUNT = v.pipe(v.number(notCount), v.safeInteger(notCount), v.minValue(0, notCount));

const { sort } = DEFAULT_QUERY;
const SORT = v.object(
  {
    key: v.nullish(oneOf(SORT_KEYS), sort.key),
    direction: v.nullish(oneOf(['asc', 'desc']), sort.direction),
  },
  'must be {"key": …, "direction": …}',
);

const QUERY = v.strictObject({
  state: text,
  city: text,
  network: v.nullish(oneOf(NETWORKS)),
  text,
  sort: v.nullish(SORT, sort),
  offset: v.nullish(COUNT, DEFAULT_QUERY.offset),
  limit: v.nullish(COUNT, DEFAULT_QUERY.limit),
});

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Validates a whole number from 0 up. Throws QueryError. */
export const readCount = (name: 'offset' | 'limit', value: unknown): number =>
  readQuery({ [name]: value })[name];

/** Validates a query; omitted keys get the defaults of DEFAULT_QUERY. Throws QueryError. */
export const readQuery = (value: unknown): HospitalQuery => {
  if (!isRecord(value)) throw new QueryError('a query is a JSON object');
  const { success, output, issues } = v.safeParse(QUERY, value);
  if (success) {
    const given = Object.entries(output).filter(([, each]) => each !== undefined && each !== null);
    return Object.fromEntries(given) as Given<typeof output>;
  }
  const [issue] = issues;
  const name = issue.path?.[0].key;
  const isKnown = issue.expected !== 'never';
  const what = isKnown ? issue.message : `unknown; a query may have ${Object.keys(QUERY.entries).join(', ')}`;
  throw new QueryError(`${name}: ${what}`);
};

/** Parses one line of JSON. Throws QueryError with the column of the error. */
export const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (error) {
    const { message } = error as SyntaxError;
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? line.length);
    throw new QueryError(`not JSON: ${message}`, position + 1);
  }
};
