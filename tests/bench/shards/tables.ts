import { digits, median, readableBytes, toMarkdown } from '../measure.ts';
import type { FirstAnswer } from './first-answers.ts';
import { type Folder, filesByKind } from './folder.ts';

const most = (values: readonly number[]): number => values.reduce((left, right) => Math.max(left, right), 0);

const sum = (values: readonly number[]): number => values.reduce((left, right) => left + right, 0);

/** Sizes after brotli 11, beside those of the directory as one file. */
export const sizesTable = (folder: Folder, wholeBytes: number): string => {
  const kinds = filesByKind(folder).map(([kind, files]) => ({ kind, sizes: files.map(folder.weigh) }));
  const row = (kind: string, sizes: readonly number[]): string[] => [
    kind,
    String(sizes.length),
    ...[median(sizes), most(sizes), sum(sizes)].map(readableBytes),
  ];
  const all = kinds.flatMap(({ sizes }) => sizes);
  return toMarkdown(
    ['', 'files', 'median', 'largest', 'together'],
    [
      ...kinds.map(({ kind, sizes }) => row(kind, sizes)),
      [
        ...row('all', all).slice(0, 4),
        `${readableBytes(sum(all))} (${digits(sum(all) / wholeBytes)} of the whole)`,
      ],
      row('the whole as one file', [wholeBytes]),
    ],
  );
};

const ANSWERS_HEAD = [
  'chosen',
  'questions',
  'median',
  'most',
  'files (median)',
  'files (most)',
  'as the whole',
];

export const answersTable = (kinds: readonly (readonly [string, readonly FirstAnswer[]])[]): string =>
  toMarkdown(
    ANSWERS_HEAD,
    kinds.map(([kind, answers]) => {
      const [bytes, files] = [answers.map((answer) => answer.bytes), answers.map((answer) => answer.files)];
      const same = `${answers.filter((answer) => answer.same).length} of ${answers.length}`;
      const figures = [median(bytes), most(bytes)].map(readableBytes);
      return [kind, String(answers.length), ...figures, String(median(files)), String(most(files)), same];
    }),
  );
