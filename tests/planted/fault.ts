/** A text that occurs exactly once in a file, and what replaces it; or, of two entries, a text that is added to the file. */
export type Patch =
  | readonly [file: string, search: string, replacement: string]
  | readonly [file: string, added: string];

/** A test, by a part of its title, in a stage of `npm test`; `says` is what its failure must mention. */
export interface TestCheck {
  readonly stage: 'unit tests' | 'built pages' | 'browser tests';
  readonly file: string;
  readonly title: string;
  readonly says?: RegExp;
}

/** A stage without tests, and what it must print. */
export interface ToolCheck {
  readonly stage: 'types' | 'lint' | 'unused code';
  readonly says: RegExp;
}

export type Check = TestCheck | ToolCheck;

export interface Fault {
  readonly name: string;
  readonly patch: Patch;
  readonly caughtBy: Check;
  /** The site is built from the patched source before the check runs. */
  readonly build?: true;
}

const testIn =
  (stage: TestCheck['stage']) =>
  (file: string, title: string, says?: RegExp): TestCheck => ({ stage, file, title, ...(says && { says }) });

export const unit = testIn('unit tests');
export const site = testIn('built pages');
export const browser = testIn('browser tests');

export const isTest = (check: Check): check is TestCheck => 'title' in check;
