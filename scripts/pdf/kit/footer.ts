import { BODY_WIDTH, FOOTER_TOP, LEFT, RIGHT } from './measures.ts';
import { COLOR, STYLE } from './style.ts';
import { print } from './write.ts';

export interface FooterWords {
  /** "CLM-EN · English" */
  readonly code: string;
  /** What the document is: a sample. */
  readonly mark: string;
  /** "1 / 3" */
  readonly page: (page: number, pages: number) => string;
}

/** The mark is a sentence. */
const SIDE = 0.29 * BODY_WIDTH;
const TEXT = FOOTER_TOP + 8;

/** Under every page, when their number is known. */
export const drawFooters = (doc: PDFKit.PDFDocument, words: FooterWords): void => {
  const { count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(index);
    drawFooter(doc, words, words.page(index + 1, count));
  }
};

const drawFooter = (doc: PDFKit.PDFDocument, { code, mark }: FooterWords, page: string): void => {
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.moveTo(LEFT, FOOTER_TOP).lineTo(RIGHT, FOOTER_TOP).lineWidth(0.75).stroke(COLOR.mist);
  print(doc, code, STYLE.running, { x: LEFT, y: TEXT, width: SIDE });
  print(doc, mark, STYLE.sample, { x: LEFT + SIDE, y: TEXT, width: BODY_WIDTH - 2 * SIDE }, 'center');
  print(doc, page, STYLE.running, { x: RIGHT - SIDE, y: TEXT, width: SIDE }, 'right');
  doc.endMarkedContent();
};
