/** A change to a file. With three entries it replaces a text that occurs exactly once; with two it appends a text. */
export type Patch =
  | readonly [file: string, search: string, replacement: string]
  | readonly [file: string, added: string];

/** A test in a stage of `npm test`. `title` is a part of its title; `says` must match the output of the failure. */
export interface TestCheck {
  readonly stage: 'unit tests' | 'built pages' | 'browser tests';
  readonly file: string;
  readonly title: string;
  readonly says?: RegExp;
}

/** A stage without tests. `says` must match its output. */
export interface ToolCheck {
  readonly stage: 'types' | 'lint' | 'unused code';
  readonly says: RegExp;
}

export type Check = TestCheck | ToolCheck;

export interface Fault {
  readonly name: string;
  readonly patch: Patch;
  readonly caughtBy: Check;
  /** Builds the site from the patched source before the check runs. */
  readonly build?: true;
}

const testIn =
  (stage: TestCheck['stage']) =>
  (file: string, title: string, says?: RegExp): TestCheck => ({ stage, file, title, ...(says && { says }) });

export const unit = testIn('unit tests');
export const site = testIn('built pages');
export const browser = testIn('browser tests');

export const isTest = (check: Check): check is TestCheck => 'title' in check;
