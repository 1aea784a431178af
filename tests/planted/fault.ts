/** A change to a file. With three entries it replaces a text that occurs exactly once; with two it appends a text. */
export type Patch =
  | readonly [file: string, search: string, replacement: string]
  | readonly [file: string, added: string];

/** A stage of `npm test` that must fail; one with tests in the test whose title contains `title`. */
export interface Check {
  readonly stage: 'types' | 'lint' | 'unused code' | 'unit tests' | 'built pages' | 'browser tests';
  readonly test?: { readonly file: string; readonly title: string };
  /** Must match the output of the failure. */
  readonly says?: RegExp | undefined;
}

export interface Fault {
  readonly name: string;
  readonly patch: Patch;
  readonly caughtBy: Check;
  /** Builds the site from the patched source before the check runs. */
  readonly build?: true;
}

const testIn =
  (stage: Check['stage']) =>
  (file: string, title: string, says?: RegExp): Check => ({ stage, test: { file, title }, says });

export const unit = testIn('unit tests');
export const site = testIn('built pages');
export const browser = testIn('browser tests');
