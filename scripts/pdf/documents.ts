import { statSync } from 'node:fs';
import { join } from 'node:path';
import { FORMS, type FormId, formFile } from '#domain/files.ts';
import { LANGUAGES, type Language } from '#domain/language.ts';
import { formsWords } from './forms/form-words.ts';

export interface FormDocument {
  readonly form: FormId;
  readonly language: Language;
  /** Its name in the folder of files: "claim-form-EN.pdf". */
  readonly file: string;
  readonly title: string;
  /** Size of the built file; absent until it is built. */
  readonly bytes?: number;
}

/** Every form in every language, in the order of the tables; sizes when `builtDir` holds the built files. */
export const documents = (builtDir?: string): readonly FormDocument[] =>
  LANGUAGES.flatMap((language) => FORMS.map((form) => describe(form, language, builtDir)));

const describe = (form: FormId, language: Language, builtDir: string | undefined): FormDocument => {
  const file = formFile(form, language);
  const document = { form, language, file, title: formsWords(language)[form].title };
  if (builtDir === undefined) return document;
  const built = statSync(join(builtDir, file), { throwIfNoEntry: false });
  return built === undefined ? document : { ...document, bytes: built.size };
};
