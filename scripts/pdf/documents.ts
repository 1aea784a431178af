import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FormDocument } from '#content/page-content.ts';
import { type Certificate, certificateFile } from '#domain/certificate.ts';
import { FILES_PATH, FORMS, type FormId, formFile } from '#domain/files.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';
import { formsWords } from './forms/form-words.ts';

export interface FormFile {
  readonly form: FormId;
  readonly language: Language;
  /** "claim-form-EN.pdf" */
  readonly file: string;
  readonly title: string;
  /** Absent until the file is built. */
  readonly bytes?: number;
}

/** Lists every form in every language, with sizes in bytes if `builtDir` holds the built files. */
export const documents = (builtDir?: string): readonly FormFile[] =>
  LANGUAGES.flatMap((language) =>
    FORMS.map((form) => {
      const file = formFile(form, language);
      const document = { form, language, file, title: formsWords(language)[form].title };
      const built = builtDir && statSync(join(builtDir, file), { throwIfNoEntry: false });
      return built ? { ...document, bytes: built.size } : document;
    }),
  );

/** Returns a function that lists the built forms of a language in `folder`, with sizes in bytes. */
export const formDocuments = (folder: string): ((language: Language) => readonly FormDocument[]) => {
  const built = documents(folder);
  return (language) =>
    built
      .filter((document) => document.language === language)
      .map(({ form, file, title, bytes = 0 }) => ({ id: form, title, href: FILES_PATH + file, bytes }));
};

export interface CertificateFile extends Certificate {
  readonly language: Language;
  /** "COC-Optima-ES-2025.pdf" */
  readonly file: string;
}

/** Benefit summaries of every plan in every language. */
export const CERTIFICATES: readonly CertificateFile[] = LANGUAGES.flatMap((language) => {
  const code = LANGUAGE_TABLE[language].pdf;
  return PLANS.map((plan) => ({ plan, language, code, file: certificateFile({ plan, code }) }));
});
