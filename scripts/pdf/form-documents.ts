import type { FormDocument } from '#content/page-content.ts';
import { FILES_PATH } from '#domain/files.ts';
import type { Language } from '#domain/language.ts';
import { documents } from './documents.ts';

/** The forms of a language as the build wrote them into `folder`, with their sizes. */
export const formDocuments = (folder: string): ((language: Language) => readonly FormDocument[]) => {
  const built = documents(folder);
  return (language) =>
    built
      .filter((document) => document.language === language)
      .map(({ form, file, title, bytes = 0 }) => ({ id: form, title, href: FILES_PATH + file, bytes }));
};
