import PDFDocument from 'pdfkit';
import brand from '#data/brand.json';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import type { Block } from './block.ts';
import { registerFonts } from './fonts.ts';
import {
  BODY_BOTTOM,
  BODY_TOP,
  BODY_WIDTH,
  COLOR,
  type Doc,
  FOOTER_TOP,
  HEADER_TOP,
  LEFT,
  PAGE,
  RIGHT,
  STYLE,
} from './style.ts';
import { drawArcs, WORDMARK_WIDTH } from './wordmark.ts';
import { print } from './write.ts';

/** Fixed date of the documents: the current time would change the bytes and the file's ID in every build. */
const BUILT = new Date('2026-11-20T00:00:00Z');

/** Supported by pdfkit, but missing in its types (0.17.6). */
const PDF_UA = 'PDF/UA' as string as PDFKit.Mixins.PDFSubsets;

/** Returns the target of a bookmark; pdfkit measures `left` from the right edge. */
const bookmarkAt = (y: number) => ({ expanded: true, left: PAGE.width, top: y - 12, zoom: 0 });

/**
 * Opens a tagged document with its first page, to draw from top to bottom: `y` is the next free position, `root` the structure
 * element around all content. Margins are in `style.ts`; the empty `font` prevents a standard font of pdfkit.
 */
export const openCanvas = (title: string, subject: string, language: Language) => {
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
  doc.on('pageAdded', () => drawHeader(doc, title));
  const root = doc.struct('Document');
  doc.addStructure(root);
  doc.addPage();
  const bookmark = doc.outline.addItem(title, bookmarkAt(BODY_TOP));
  return { doc, root, bookmark, title, y: BODY_TOP };
};

export type Canvas = ReturnType<typeof openCanvas>;

/** Starts a new page if fewer than `height` points are left. Throws if no page has as many. */
export const ensureRoom = (canvas: Canvas, height: number): void => {
  if (canvas.y + height <= BODY_BOTTOM) return;
  if (height > BODY_BOTTOM - BODY_TOP) throw new Error(`"${canvas.title}" has a part that no page can hold`);
  canvas.doc.addPage();
  canvas.y = BODY_TOP;
};

/** Draws a block at the next free position, on the next page if there is no room for the whole block. */
export const place = (canvas: Canvas, block: Block, parent = canvas.root): void => {
  ensureRoom(canvas, block.height);
  block.draw(canvas.doc, parent, canvas.y);
  canvas.y += block.height;
};

export const addBookmark = (canvas: Canvas, title: string): void => {
  canvas.bookmark.addItem(title, bookmarkAt(canvas.y));
};

const HEADER_SCALE = 0.72;

/** Draws the header of a page as an artifact, because screen readers already have the document's title. */
const drawHeader = (doc: Doc, title: string): void => {
  doc.markContent('Artifact', { type: 'Pagination' });
  drawArcs(doc, LEFT - 2 * HEADER_SCALE, HEADER_TOP, HEADER_SCALE);
  const [name, rule, width] = [LEFT + WORDMARK_WIDTH * HEADER_SCALE + 6, HEADER_TOP + 34, BODY_WIDTH / 2];
  print(doc, brand.name, STYLE.brand, { x: name, y: HEADER_TOP + 6, width });
  print(doc, title, STYLE.running, { x: RIGHT - width, y: HEADER_TOP + 10, width }, 'right');
  doc.moveTo(LEFT, rule).lineTo(RIGHT, rule).lineWidth(0.75).stroke(COLOR.mist);
  doc.endMarkedContent();
};

export interface FooterWords {
  /** "CLM-EN · English" */
  readonly code: string;
  /** Marks the document as a sample. */
  readonly mark: string;
  /** Template with the placeholders `{page}` and `{pages}`. */
  readonly page: string;
}

/** Width in points of code and page number each; the rest is for the mark between them, which is a sentence. */
const FOOTER_SIDE = 0.29 * BODY_WIDTH;

const drawFooters = (doc: Doc, { code, mark, page }: FooterWords): void => {
  const { count } = doc.bufferedPageRange();
  const side = { y: FOOTER_TOP + 8, width: FOOTER_SIDE };
  const middle = { ...side, x: LEFT + FOOTER_SIDE, width: BODY_WIDTH - 2 * FOOTER_SIDE };
  for (let index = 0; index < count; index += 1) {
    const number = fill(page, { page: String(index + 1), pages: String(count) });
    doc.switchToPage(index);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.moveTo(LEFT, FOOTER_TOP).lineTo(RIGHT, FOOTER_TOP).lineWidth(0.75).stroke(COLOR.mist);
    print(doc, code, STYLE.running, { ...side, x: LEFT });
    print(doc, mark, STYLE.sample, middle, 'center');
    print(doc, number, STYLE.running, { ...side, x: RIGHT - FOOTER_SIDE }, 'right');
    doc.endMarkedContent();
  }
};

/** Draws the footers with page numbers, ends the document and returns its bytes. */
export const finishCanvas = async ({ doc, root }: Canvas, words: FooterWords): Promise<Uint8Array> => {
  root.end();
  drawFooters(doc, words);
  doc.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of doc) chunks.push(chunk);
  return Buffer.concat(chunks);
};
