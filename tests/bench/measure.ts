/** The value below which `share` of the values lie. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};

/** The middle value; of an even number of values, the mean of the two in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((left, right) => left - right);
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? 0) + (sorted[Math.floor(half)] ?? 0)) / 2;
};

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** Milliseconds that `run` takes. */
export const time = <Result>(run: () => Result): { readonly result: Result; readonly took: number } => {
  const start = performance.now();
  const result = run();
  return { result, took: performance.now() - start };
};

/** Three digits, in microseconds below a millisecond. */
export const readable = (milliseconds: number): string =>
  milliseconds < 1 ? `${(milliseconds * 1000).toPrecision(3)} µs` : `${milliseconds.toPrecision(3)} ms`;

/** A Markdown table. */
export const toMarkdown = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
