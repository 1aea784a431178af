import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { checkPlans } from '../benefits/check-plans.ts';
import { readCorrections } from '../data/cities/read-corrections.ts';
import { FileError } from '../errors.ts';
import { readHelpTexts } from '../help/encode-help.ts';
import { checkStyle } from '../style/check-style.ts';
import { checkPlaceholders } from './check-placeholders.ts';
import { readArticle } from './read-texts.ts';

const CORRECTIONS = 'data/city-corrections.csv';

/** Functions that read files of data/. Each throws FileError for the first mistake. */
const readersOf = (root: string): readonly (() => unknown)[] => [
  () => checkPlans(root),
  () => readCorrections(readFileSync(`${root}/${CORRECTIONS}`, 'utf8'), CORRECTIONS),
  ...LANGUAGES.flatMap((language) => [
    () => readHelpTexts(language, `${root}/data`),
    ...readdirSync(`${root}/data/legal/${LANGUAGE_TABLE[language].hreflang}`).map(
      (name) => () => readArticle(name.replace(/\.md$/, ''), language, `${root}/data`),
    ),
  ]),
];

const errorsOf = (read: () => unknown): readonly FileError[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof FileError) return [error];
    throw error;
  }
};

/** Returns the problems in data/ below `root` that the build or the style rules reject, each once, with paths below `root`. */
export const checkContent = (root = '.'): readonly FileError[] => {
  const found: FileError[] = [];
  const broken = errorsOf(() =>
    found.push(...checkPlaceholders(root), ...readersOf(root).flatMap(errorsOf), ...checkStyle(root)),
  );
  const errors = (broken.length > 0 ? broken : found).map(
    ({ file, position, problem }) => new FileError(file.replace(`${root}/`, ''), position, problem),
  );
  return [...new Map(errors.map((error) => [error.message, error])).values()];
};
