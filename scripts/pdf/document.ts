import PDFDocument from 'pdfkit';
import brand from '#data/brand.json';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { registerFonts } from './fonts.ts';
import { PAGE } from './kit/measures.ts';

/** The date that every PDF carries: a clock would make each build's bytes differ, and with them the file's id. */
const BUILT = new Date('2026-11-20T00:00:00Z');

/** pdfkit knows it, its types (0.17.6) do not yet. */
const PDF_UA = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;

export interface About {
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
}

/** A tagged document without pages yet; margins are kept by `measures.ts`, and no standard font is the first one. */
export const createDocument = ({ title, subject, language }: About): PDFKit.PDFDocument => {
  const doc = new PDFDocument({
    pdfVersion: '1.7',
    subset: PDF_UA,
    tagged: true,
    displayTitle: true,
    lang: LANGUAGE_TABLE[language].tag,
    font: '',
    size: [PAGE.width, PAGE.height],
    margins: { top: 0, right: 0, bottom: 0, left: 0 },
    autoFirstPage: false,
    bufferPages: true,
    info: {
      Title: title,
      Subject: subject,
      Author: brand.name,
      Creator: brand.name,
      CreationDate: BUILT,
      ModDate: BUILT,
    },
  });
  registerFonts(doc);
  return doc;
};

/** Ends the document and gives its bytes. */
export const documentBytes = async (doc: PDFKit.PDFDocument): Promise<Uint8Array> => {
  doc.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return Buffer.concat(chunks);
};
