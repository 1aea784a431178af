import { type CheckOptions, linesOf, markdownBelow, type OpenPoint } from './open-point.ts';

const isApproved = (options: CheckOptions, file: string): boolean =>
  linesOf(options, file).some(({ text }) => /^approved: *\d{4}-\d\d-\d\d/.test(text));

/** Legal texts whose front matter does not say since when counsel has approved them: `approved: 2027-01-31`. */
export const drafts = (options: CheckOptions): readonly OpenPoint[] =>
  markdownBelow(options, 'data/legal')
    .filter((file) => !isApproved(options, file))
    .map((file) => ({
      group: 'Drafts for counsel (once approved, write "approved: YYYY-MM-DD" into the front matter)',
      what: 'a draft in plain language, not yet approved',
      at: `${file}:1`,
    }));

/** The directory as long as it is a sample (ruling 34). */
export const sampleDirectory = (options: CheckOptions): readonly OpenPoint[] =>
  linesOf(options, 'data/directory.json')
    .filter(({ text }) => /"illustrative":\s*true/.test(text))
    .map(({ at }) => ({
      group: 'To be supplied by the owner',
      what: 'The hospital directory: its network marks are samples (illustrative: true).',
      at,
    }));
