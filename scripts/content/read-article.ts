import type { BodyTree } from '#content/body.ts';
import type { Article } from '#content/page-content.ts';
import { LANGUAGE_TABLE } from '#domain/language.ts';
import type { LegalPageId } from '#domain/page.ts';
import { type CompileOptions, compileMarkdown } from './compile-markdown.ts';
import { readMarkdown, textField } from './read-markdown.ts';

export interface ArticleWithText extends Article {
  readonly text: BodyTree;
}

/** A legal page in a language, from the folder of content. Throws ContentError. */
export const readArticle = (name: LegalPageId, options: CompileOptions, root = 'data'): ArticleWithText => {
  const file = readMarkdown(`${root}/legal/${LANGUAGE_TABLE[options.language].hreflang}/${name}.md`);
  return {
    title: textField(file, 'title'),
    description: textField(file, 'description'),
    effective: textField(file, 'effective'),
    text: compileMarkdown(file, options),
  };
};
