import { certificateName } from '#domain/certificate.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { documentBytes } from '../document.ts';
import { drawFooters, type FooterWords } from '../kit/footer.ts';
import { drawPanel } from '../kit/panel.ts';
import { openSheet } from '../kit/sheet.ts';
import { drawDeductibles } from './certificate-deductibles.ts';
import { drawGroup } from './certificate-table.ts';
import { certificateTexts } from './certificate-texts.ts';
import { drawCertificateTitle } from './certificate-title.ts';
import { type CertificateWords, certificateWords } from './certificate-words.ts';

/** The benefit summary of a plan in one language, as the bytes of a PDF: the same bytes at every build. `words`: others, for tests. */
export const drawCertificate = async (
  plan: Plan,
  language: Language,
  words: CertificateWords = certificateWords(plan, language),
): Promise<Uint8Array> => {
  const texts = certificateTexts(plan, language, words);
  const sheet = openSheet({ title: texts.title, subject: texts.lead, language });
  drawCertificateTitle(sheet, plan, texts);
  drawDeductibles(sheet, texts.deductibles);
  for (const group of texts.groups) drawGroup(sheet, group);
  drawPanel(sheet, texts.end);
  sheet.root.end();
  drawFooters(sheet.doc, footer(plan, language, words));
  return documentBytes(sheet.doc);
};

const footer = (plan: Plan, language: Language, { document }: CertificateWords): FooterWords => {
  const { pdf, ownName } = LANGUAGE_TABLE[language];
  return {
    code: `${certificateName(plan, pdf)} · ${ownName}`,
    mark: document.mark,
    page: (page, pages) => fill(document.page, { page: String(page), pages: String(pages) }),
  };
};
