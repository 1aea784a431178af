import { certificateName } from '#domain/certificate.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { finishCanvas, openCanvas, place } from '../kit/canvas.ts';
import { panelBlock } from '../kit/panel.ts';
import { drawGroup } from './benefit-table.ts';
import { drawCertificateTitle, drawDeductibles } from './certificate-first-page.ts';
import { type CertificateWords, certificateTexts, certificateWords } from './certificate-texts.ts';

/** Draws a plan's benefit summary in one language as a PDF, with the same bytes in every build. Tests pass other `words`. */
export const drawCertificate = async (
  plan: Plan,
  language: Language,
  words: CertificateWords = certificateWords(plan, language),
): Promise<Uint8Array> => {
  const texts = certificateTexts(plan, language, words);
  const canvas = openCanvas({ title: texts.title, subject: texts.lead, language });
  drawCertificateTitle(canvas, plan, texts);
  drawDeductibles(canvas, texts.deductibles);
  for (const group of texts.groups) drawGroup(canvas, group);
  place(canvas, canvas.root, panelBlock(canvas.doc, texts.end));
  const { pdf, ownName } = LANGUAGE_TABLE[language];
  const code = `${certificateName(plan, pdf)} · ${ownName}`;
  return finishCanvas(canvas, { code, mark: words.document.mark, page: words.document.page });
};
