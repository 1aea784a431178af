import { readdirSync } from 'node:fs';
import type { BodyTree } from '#content/body.ts';
import type { Article, Question } from '#content/page-content.ts';
import { CATEGORIES, isCategory } from '#domain/category.ts';
import { DEFAULT_LANGUAGE, LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { FILE_START, FileError, positionAt } from '../errors.ts';
import { type CompileOptions, compileMarkdown, textOf } from './compile-markdown.ts';
import { type MarkdownFile, readMarkdown, textField } from './read-markdown.ts';

export interface AnsweredQuestion extends Question {
  readonly answer: BodyTree;
  readonly order: number;
  /** Additional search words of the question; never shown. */
  readonly synonyms: readonly string[];
  /** ISO date when the answer was last checked against the policy. */
  readonly reviewed: string;
}

const folderOf = (root: string, language: Language): string =>
  `${root}/faq/${LANGUAGE_TABLE[language].hreflang}`;

/** Returns the position of a front matter field; the start of the file if the field is missing. */
const placeOfField = ({ source }: MarkdownFile, name: string) =>
  positionAt(source, source.indexOf(`\n${name}:`) + 1);

const synonymsOf = (file: MarkdownFile): readonly string[] => {
  const { synonyms } = file.fields;
  const complain = (what: string) => new FileError(file.file, placeOfField(file, 'synonyms'), what);
  if (!Array.isArray(synonyms) || synonyms.length === 0)
    throw complain('the front matter has no list of "synonyms"');
  const odd = synonyms.find((synonym) => typeof synonym === 'object' || String(synonym).trim() === '');
  if (odd !== undefined) throw complain('each of the "synonyms" must be a text');
  return synonyms.map((synonym) => String(synonym).trim());
};

const reviewedOf = (file: MarkdownFile): string => {
  const reviewed = textField(file, 'reviewed');
  if (/^\d{4}-\d\d-\d\d$/.test(reviewed) && !Number.isNaN(Date.parse(reviewed))) return reviewed;
  throw new FileError(
    file.file,
    placeOfField(file, 'reviewed'),
    `"${reviewed}" is not a date such as 2026-11-20`,
  );
};

const fieldsOf = (file: MarkdownFile): Omit<AnsweredQuestion, 'answer'> => {
  const category = textField(file, 'category');
  if (!isCategory(category))
    throw new FileError(
      file.file,
      FILE_START,
      `"${category}" is no category; there are ${CATEGORIES.join(', ')}`,
    );
  const order = Number(file.fields.order);

  if (!Number.isInteger(order))
    throw new FileError(file.file, FILE_START, 'the front matter has no whole number for "order"');
  return {
    id: textField(file, 'id'),
    category,
    question: textField(file, 'question'),
    order,
    synonyms: synonymsOf(file),
    reviewed: reviewedOf(file),
  };
};

const readQuestion = (path: string, options: CompileOptions): AnsweredQuestion => {
  const file = readMarkdown(path);
  const question = { ...fieldsOf(file), answer: compileMarkdown(file, options) };
  if (!path.endsWith(`/${question.id}.md`))
    throw new FileError(path, FILE_START, `the id "${question.id}" is not the file's name`);
  const answer = textOf(question.answer);
  if (answer === '' || answer === question.question)
    throw new FileError(path, FILE_START, 'the answer is empty or repeats the question');
  return question;
};

/** Checks that every language has the same questions. Throws FileError. */
const checkLanguages = (root: string): void => {
  const [first = DEFAULT_LANGUAGE, ...others] = LANGUAGES;
  const wanted = readdirSync(folderOf(root, first)).sort();
  for (const language of others) {
    const there = new Set(readdirSync(folderOf(root, language)));
    const missing = wanted.find((name) => !there.delete(name)) ?? [...there][0];
    if (missing !== undefined)
      throw new FileError(
        `${folderOf(root, language)}/${missing}`,
        FILE_START,
        'this question is missing in another language',
      );
  }
};

/** Reads the questions of a language, sorted by category and order. Throws FileError. */
export const readQuestions = (options: CompileOptions, root = 'data'): readonly AnsweredQuestion[] => {
  checkLanguages(root);
  const folder = folderOf(root, options.language);
  return readdirSync(folder)
    .map((name) => readQuestion(`${folder}/${name}`, options))
    .sort((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) || a.order - b.order);
};

export interface ArticleWithText extends Article {
  readonly text: BodyTree;
}

/** Reads a legal text in a language. Throws FileError. */
export const readArticle = (name: string, options: CompileOptions, root = 'data'): ArticleWithText => {
  const file = readMarkdown(`${root}/legal/${LANGUAGE_TABLE[options.language].hreflang}/${name}.md`);
  return {
    title: textField(file, 'title'),
    description: textField(file, 'description'),
    ...('effective' in file.fields && { effective: textField(file, 'effective') }),
    text: compileMarkdown(file, options),
  };
};
