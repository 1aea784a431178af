import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

/** The value below which `share` of the values lie. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The upper of the two middle values where there are two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Three significant digits, never in powers of ten. */
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

/** Larger files are compressed with quality 5: quality 11 takes minutes for them. */
const LARGE = 32 << 20;

/** Bytes after compression as the site is served. */
export const brotli = (bytes: Uint8Array): number =>
  brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: bytes.length > LARGE ? 5 : 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }).length;

export const machineLoad = (): string => (loadavg()[0] ?? 0).toFixed(1);

/** Date, conditions, and how busy the machine was: without them figures cannot be compared. */
export const conditions = (what: string, loadBefore: string): string =>
  `${new Date().toISOString().slice(0, 10)}, ${what}, Node ${process.version}, ${cpus().length} cores; load ${loadBefore} before, ${machineLoad()} after.`;

/** Makes a temporary folder for as long as `use` runs; removes it on Ctrl-C too. */
export const inFolder = async <Result>(use: (folder: string) => Promise<Result>): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const stop = (): void => {
    remove();
    process.exit(130);
  };
  process.once('SIGINT', stop);
  try {
    return await use(folder);
  } finally {
    process.removeListener('SIGINT', stop);
    remove();
  }
};
