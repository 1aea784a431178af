import { type About, createDocument } from '../document.ts';
import { drawHeader } from './header.ts';
import { BODY_BOTTOM, BODY_TOP, LEFT, PAGE } from './measures.ts';

/** A document while it is written, top to bottom: `y` is where the next thing goes, `root` the tag that holds all. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly root: PDFKit.PDFStructureElement;
  readonly bookmark: PDFKit.PDFOutline;
  readonly title: string;
  y: number;
}

/** The place that a bookmark opens; pdfkit counts `left` from the right edge. */
const place = (y: number) => ({ expanded: true, left: PAGE.width, top: y - 12, zoom: 0 });

export const openSheet = (about: About): Sheet => {
  const doc = createDocument(about);
  const root = doc.struct('Document');
  doc.addStructure(root);
  addPage(doc, about.title);
  const bookmark = doc.outline.addItem(about.title, place(BODY_TOP));
  return { doc, root, bookmark, title: about.title, y: BODY_TOP };
};

const addPage = (doc: PDFKit.PDFDocument, title: string): void => {
  doc.addPage();
  drawHeader(doc, title);
};

/** Turns the page when fewer than `height` points are left on it. */
export const ensureRoom = (sheet: Sheet, height: number): void => {
  if (sheet.y + height <= BODY_BOTTOM) return;
  addPage(sheet.doc, sheet.title);
  sheet.y = BODY_TOP;
};

export const addBookmark = (sheet: Sheet, title: string): void => {
  sheet.bookmark.addItem(title, place(sheet.y));
};

/** A part of the document in the structure tree; what it holds is added while it is drawn. */
export const drawPart = (
  { doc }: Sheet,
  parent: PDFKit.PDFStructureElement,
  tag: string,
  draw: (part: PDFKit.PDFStructureElement) => void,
): void => {
  const part = doc.struct(tag);
  parent.add(part);
  draw(part);
  part.end();
};

/** What says nothing (lines, boxes, the arcs) is kept from screen readers. */
export const decorate = (doc: PDFKit.PDFDocument, draw: () => void): void => {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
};

export const drawRule = (
  doc: PDFKit.PDFDocument,
  y: number,
  color: string,
  width: number,
  x = LEFT,
): void => {
  decorate(doc, () => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  });
};
