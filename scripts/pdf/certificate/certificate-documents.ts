import { type Certificate, certificateFile } from '#domain/certificate.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { PLANS } from '#domain/plan.ts';

export interface CertificateDocument extends Certificate {
  readonly language: Language;
  /** Its name in the folder of files: "COC-Optima-ES-2025.pdf". */
  readonly file: string;
}

/** The benefit summary of every plan in every language. */
export const CERTIFICATES: readonly CertificateDocument[] = LANGUAGES.flatMap((language) => {
  const code = LANGUAGE_TABLE[language].pdf;
  return PLANS.map((plan) => ({ plan, language, code, file: certificateFile({ plan, code }) }));
});
