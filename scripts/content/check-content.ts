import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { checkPlans } from '../benefits/check-plans.ts';
import { readCorrections } from '../data/cities/read-corrections.ts';
import { FileError } from '../errors.ts';
import { readHelpTexts } from '../help/encode-help.ts';
import { optionsOf } from '../site/page-facts.ts';
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
      (name) => () => readArticle(name.replace(/\.md$/, ''), optionsOf(language), `${root}/data`),
    ),
  ]),
];

const messageOf = (read: () => unknown): readonly string[] => {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof FileError) return [error.message];
    throw error;
  }
};

/** Returns the problems in data/ below `root` that the build or the style rules reject: `file:line:column: problem`. */
export const checkContent = (root = '.'): readonly string[] => {
  try {
    const placeholders = checkPlaceholders(root).map(({ message }) => message);
    const problems = [...placeholders, ...readersOf(root).flatMap(messageOf), ...checkStyle(root)];
    return [...new Set(problems.map((problem) => problem.replace(`${root}/`, '')))];
  } catch (error) {
    if (error instanceof FileError) return [error.message];
    throw error;
  }
};
