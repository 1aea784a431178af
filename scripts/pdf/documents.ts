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
}

/** Lists every form in every language. */
export const documents = (): readonly FormFile[] =>
  LANGUAGES.flatMap((language) =>
    FORMS.map((form) => {
      const { title } = formsWords(language)[form];
      return { form, language, file: formFile(form, language), title };
    }),
  );

/** Returns the forms of a language with the sizes in bytes of their files in `folder`: 0 if a file is not built. */
export const formDocuments = (folder: string, language: Language): readonly FormDocument[] =>
  documents()
    .filter((document) => document.language === language)
    .map(({ form, file, title }) => {
      const bytes = statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0;
      return { id: form, title, href: FILES_PATH + file, bytes };
    });

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
