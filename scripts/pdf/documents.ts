import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { FormDocument } from '#content/page-content.ts';
import { certificateFile } from '#domain/certificate.ts';
import { FILES_PATH, FORMS, formFile } from '#domain/files.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';
import { formsWords } from './forms/form-words.ts';

/** Lists every form in every language: its title, and its file, such as "claim-form-EN.pdf". */
export const documents = () =>
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

/** Benefit summaries of every plan in every language, with their files, such as "COC-Optima-ES-2025.pdf". */
export const CERTIFICATES = LANGUAGES.flatMap((language) => {
  const code = LANGUAGE_TABLE[language].pdf;
  return PLANS.map((plan) => ({ plan, language, code, file: certificateFile({ plan, code }) }));
});
