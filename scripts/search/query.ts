import { isNetwork } from '#domain/network.ts';
import { EVERYTHING, type HospitalQuery, type HospitalSort, SORT_KEYS } from '#workers/contract.ts';
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

const KEYS = ['state', 'city', 'network', 'text', 'sort', 'offset', 'limit'];

export const readKey = (value: unknown): HospitalSort['key'] => {
  const key = SORT_KEYS.find((known) => known === value);
  if (key === undefined)
    throw new QueryError(`sort: ${JSON.stringify(value)} is none of ${SORT_KEYS.join(', ')}`);
  return key;
};

const readDirection = (value: unknown): HospitalSort['direction'] => {
  if (value === 'asc' || value === 'desc') return value;
  throw new QueryError(`sort.direction: ${JSON.stringify(value)} is neither asc nor desc`);
};

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const readSort = (value: unknown): HospitalSort => {
  if (value === undefined || value === null) return EVERYTHING.sort;
  if (!isRecord(value)) throw new QueryError('sort: must be {"key": …, "direction": …}');
  return {
    key: readKey(value.key ?? EVERYTHING.sort.key),
    direction: readDirection(value.direction ?? EVERYTHING.sort.direction),
  };
};

export const readCount = (name: 'offset' | 'limit', value: unknown): number => {
  if (value === undefined || value === null) return EVERYTHING[name];
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) return value;
  throw new QueryError(`${name}: ${JSON.stringify(value)} is not a whole number from 0 up`);
};

export const readNetwork = (value: unknown): Pick<HospitalQuery, 'network'> => {
  if (value === undefined || value === null) return {};
  if (isNetwork(value)) return { network: value };
  throw new QueryError(`network: ${JSON.stringify(value)} is none of open, ultra, plus, core`);
};

const readText = <Key extends 'state' | 'city' | 'text'>(
  key: Key,
  value: unknown,
): { [K in Key]?: string } => {
  if (value === undefined || value === null) return {};
  if (typeof value === 'string') return { [key]: value } as { [K in Key]?: string };
  throw new QueryError(`${key}: ${JSON.stringify(value)} is not a text`);
};

/** Validates a query; omitted keys get the defaults of EVERYTHING. Throws QueryError. */
export const readQuery = (value: unknown): HospitalQuery => {
  if (!isRecord(value)) throw new QueryError('a query is a JSON object');
  const unknown = Object.keys(value).find((key) => !KEYS.includes(key));
  if (unknown !== undefined) throw new QueryError(`${unknown}: unknown; a query may have ${KEYS.join(', ')}`);
  return {
    ...readText('state', value.state),
    ...readText('city', value.city),
    ...readText('text', value.text),
    ...readNetwork(value.network),
    sort: readSort(value.sort),
    offset: readCount('offset', value.offset),
    limit: readCount('limit', value.limit),
  };
};

/** One line of JSON. Throws QueryError with the column of the error. */
export const parseLine = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? line.length);
    throw new QueryError(`not JSON: ${message}`, position + 1);
  }
};

/** One line of JSON → a query. Throws QueryError. */
export const parseQuery = (line: string): HospitalQuery => readQuery(parseLine(line));
