import { cpus, loadavg } from 'node:os';
import { brotliCompressSync, constants } from 'node:zlib';

/** Returns the value below which the given share of the values lies; 0 for an empty list. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Returns the median; for an even number of values, the upper of the two middle ones. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Returns the median of each figure of several measurements. */
export const medians = <Figures extends object>(all: readonly Figures[]): Figures => {
  const keys = Object.keys(all[0] ?? {}) as (keyof Figures)[];
  return Object.fromEntries(
    keys.map((key) => [key, median(all.map((each) => Number(each[key])))]),
  ) as Figures;
};

/** Formats a number with three significant digits, without exponent. */
export const digits = (value: number): string =>
  value.toLocaleString('en-US', { maximumSignificantDigits: 3 });

export const readable = (milliseconds: number): string => {
  if (milliseconds < 1) return `${digits(milliseconds * 1000)} µs`;
  return milliseconds < 1000 ? `${digits(milliseconds)} ms` : `${digits(milliseconds / 1000)} s`;
};

export const readableBytes = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${digits(bytes / 1000)} KB` : `${digits(bytes / 1e6)} MB`;
};

/** Files larger than this many bytes are compressed with quality 5, because quality 11 takes minutes. */
const LARGE = 32 << 20;

/** Returns the number of bytes after Brotli compression: with quality 11 as for the site, or 5 for large files. */
export const brotli = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;

export const machineLoad = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** Returns date, conditions and machine load, without which figures cannot be compared. */
export const conditions = (what: string, loadBefore: string): string =>
  `${new Date().toISOString().slice(0, 10)}, ${what}, Node ${process.version}, ${cpus().length} cores; load ${loadBefore} before, ${machineLoad()} after.`;
