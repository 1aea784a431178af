import { brand, planName, policy } from '#content/facts.ts';
import { CERTIFICATE_YEAR, certificateName } from '#domain/certificate.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import type { Plan } from '#domain/plan.ts';
import { telephones } from '../form-facts.ts';
import { finishCanvas, openCanvas, place } from '../kit/canvas.ts';
import { type Panel, panelBlock } from '../kit/panel.ts';
import { drawGroup } from './benefit-table.ts';
import { drawDeductibles, titleBlock } from './certificate-first-page.ts';
import { type CertificateWords, certificateWords } from './certificate-texts.ts';

/** Draws a plan's benefit summary in one language as a PDF, with the same bytes in every build. Tests pass other `words`. */
export const drawCertificate = async (
  plan: Plan,
  language: Language,
  words: CertificateWords = certificateWords(plan, language),
): Promise<Uint8Array> => {
  const { document } = words;
  const facts = { plan: planName(plan), year: CERTIFICATE_YEAR };
  const say = (text: string): string => fill(text, facts);
  const lead = say(document.lead);
  const summary = { plan, language, words };
  const canvas = openCanvas(say(document.title), lead, language);
  place(canvas, titleBlock(summary, say(document.heading), lead));
  drawDeductibles(canvas, summary);
  for (const group of words.benefits) drawGroup(canvas, summary, group);
  place(canvas, panelBlock(endPanel(words)));
  const { pdf, ownName } = LANGUAGE_TABLE[language];
  const code = `${certificateName(plan, pdf)} · ${ownName}`;
  return finishCanvas(canvas, { code, mark: document.mark, page: document.page });
};

const endPanel = ({ coverage: { notes, meanings }, document: { contact } }: CertificateWords): Panel => {
  const hours = { after: String(policy.emergencyReportHours), before: String(policy.notificationHours) };
  return {
    dense: true,
    attach: {
      title: notes.heading,
      items: [notes.currency, notes.ucr, notes.definitions, meanings.waiting, meanings.lifetime],
    },
    send: {
      title: contact.heading,
      texts: [
        fill(contact.text, hours),
        fill(contact.telephones, { telephones }),
        fill(contact.questions, { address: brand.emails.general }),
      ],
      address: brand.emails.medical,
    },
  };
};
