import type { Size } from '../brotli.ts';
import { type Failure, isFailure, type Results, runJob } from './jobs.ts';
import { CONTESTANTS, type ContestantName } from './registry.ts';
import type { Shipment } from './results.ts';

/** Nothing but patience limits what is weighed. */
const WEIGH_SECONDS = 3600;

/** Made, within so many seconds, and weighed once for each thing to ship, whoever ships it. */
export const shipper = (folder: string, seconds: number) => {
  const made = new Map<string, Promise<readonly [Results['make'], Size] | Failure>>();
  let rows: Promise<Size | Failure> | undefined;
  const weigh = (product: string | undefined) => runJob({ kind: 'weigh', folder, product }, WEIGH_SECONDS);
  const make = async (name: ContestantName, product: string) => {
    const result = await runJob({ kind: 'make', folder, name }, seconds);
    if (isFailure(result)) return result;
    const size = await weigh(product);
    return isFailure(size) ? size : ([result, size] as const);
  };
  const productOf = (name: ContestantName, product: string) => {
    const known = made.get(product) ?? make(name, product);
    made.set(product, known);
    return known;
  };
  return async (name: ContestantName): Promise<Shipment | Failure> => {
    const { product, shipsRows } = CONTESTANTS[name];
    if (shipsRows) rows ??= weigh(undefined);
    const own = product === undefined ? undefined : await productOf(name, product.name);
    const shared = shipsRows ? await rows : undefined;
    if (own !== undefined && isFailure(own)) return own;
    if (shared !== undefined && isFailure(shared)) return shared;
    return { build: own?.[0].took, size: sum(own?.[1], shared) };
  };
};

const NOTHING: Size = { bytes: 0, brotli: 0, light: false };

const sum = (one: Size = NOTHING, other: Size = NOTHING): Size => ({
  bytes: one.bytes + other.bytes,
  brotli: one.brotli + other.brotli,
  light: one.light || other.light,
});
