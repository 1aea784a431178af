/** The value below which `share` of the values lie. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The middle value; of an even number the upper of the two. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Milliseconds that `run` takes. */
export const time = <Result>(run: () => Result): { readonly result: Result; readonly took: number } => {
  const start = performance.now();
  const result = run();
  return { result, took: performance.now() - start };
};

/** Three digits, never as a power of ten. */
export const digits = (value: number): string =>
  value.toLocaleString('en-US', { maximumSignificantDigits: 3 });

/** Three digits, in microseconds below a millisecond, in seconds from a thousand milliseconds on. */
export const readable = (milliseconds: number): string => {
  if (milliseconds < 1) return `${digits(milliseconds * 1000)} µs`;
  return milliseconds < 1000 ? `${digits(milliseconds)} ms` : `${digits(milliseconds / 1000)} s`;
};

/** Bytes in thousands and millions. */
export const readableBytes = (bytes: number): string => {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1e6 ? `${digits(bytes / 1000)} KB` : `${digits(bytes / 1e6)} MB`;
};

/** A Markdown table. */
export const toMarkdown = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
