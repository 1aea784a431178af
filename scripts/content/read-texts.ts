import { readdirSync } from 'node:fs';
import * as v from 'valibot';
import { CATEGORIES } from '#domain/category.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { FILE_START, FileError } from '../errors.ts';
import { compileMarkdown, textOf } from './compile-markdown.ts';
import { readFields, readMarkdown, TEXT } from './read-markdown.ts';

const folderOf = (root: string, language: Language): string =>
  `${root}/faq/${LANGUAGE_TABLE[language].hreflang}`;

/** YAML reads a telephone number such as 911 as a number. */
const SYNONYM = v.pipe(v.union([v.string(), v.number()]), v.transform(String), TEXT);

const QUESTION = v.object({
  id: TEXT,
  category: v.picklist(CATEGORIES),
  question: TEXT,
  order: v.pipe(v.number(), v.integer()),
  /** Additional search words of the question; never shown. */
  synonyms: v.pipe(v.array(SYNONYM), v.nonEmpty('a list of search words is missing')),
  /** ISO date when the answer was last checked against the policy. */
  reviewed: v.pipe(TEXT, v.isoDate()),
});

const ARTICLE = v.object({ title: TEXT, description: TEXT, effective: v.exactOptional(TEXT) });

const readQuestion = (path: string, language: Language) => {
  const file = readMarkdown(path);
  const question = { ...readFields(file, QUESTION), answer: compileMarkdown(file, language) };
  if (!path.endsWith(`/${question.id}.md`))
    throw new FileError(path, FILE_START, `the id "${question.id}" is not the file's name`);
  const answer = textOf(question.answer);
  if (answer === '' || answer === question.question)
    throw new FileError(path, FILE_START, 'the answer is empty or repeats the question');
  return question;
};

export type AnsweredQuestion = Readonly<ReturnType<typeof readQuestion>>;

/** Checks that every language has the same questions. Throws FileError. */
const checkLanguages = (root: string): void => {
  const [first = DEFAULT_LANGUAGE, ...others] = LANGUAGES;
  const wanted = readdirSync(folderOf(root, first)).sort();
  for (const language of others) {
    const there = new Set(readdirSync(folderOf(root, language)));
    const missing = wanted.find((name) => !there.delete(name));
    const [extra] = there;
    const file =
      missing === undefined
        ? extra && `${folderOf(root, first)}/${extra}`
        : `${folderOf(root, language)}/${missing}`;
    if (file !== undefined)
      throw new FileError(file, FILE_START, 'this file is missing; another language has this question');
  }
};

/** Reads the questions of a language, sorted by category and order. Throws FileError. */
export const readQuestions = (language: Language, root = 'data'): readonly AnsweredQuestion[] => {
  checkLanguages(root);
  const folder = folderOf(root, language);
  return readdirSync(folder)
    .map((name) => readQuestion(`${folder}/${name}`, language))
    .sort((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) || a.order - b.order);
};

/** Reads a legal text in a language. Throws FileError. */
export const readArticle = (name: string, language: Language, root = 'data') => {
  const file = readMarkdown(`${root}/legal/${LANGUAGE_TABLE[language].hreflang}/${name}.md`);
  return { ...readFields(file, ARTICLE), text: compileMarkdown(file, language) };
};
