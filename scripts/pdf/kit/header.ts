import brand from '#data/brand.json';
import { BODY_WIDTH, HEADER_TOP, LEFT, RIGHT } from './measures.ts';
import { COLOR, STYLE } from './style.ts';
import { drawArcs, WORDMARK_WIDTH } from './wordmark.ts';
import { print } from './write.ts';

const SCALE = 0.72;
const RULE = HEADER_TOP + 34;
const HALF = BODY_WIDTH / 2;

/** Repeated on every page, and announced by none: the title is the document's own. */
export const drawHeader = (doc: PDFKit.PDFDocument, title: string): void => {
  doc.markContent('Artifact', { type: 'Pagination' });
  drawArcs(doc, LEFT - 2 * SCALE, HEADER_TOP, SCALE);
  const name = LEFT + WORDMARK_WIDTH * SCALE + 6;
  print(doc, brand.name, STYLE.brand, { x: name, y: HEADER_TOP + 6, width: HALF });
  print(doc, title, STYLE.running, { x: RIGHT - HALF, y: HEADER_TOP + 10, width: HALF }, 'right');
  doc.moveTo(LEFT, RULE).lineTo(RIGHT, RULE).lineWidth(0.75).stroke(COLOR.mist);
  doc.endMarkedContent();
};
