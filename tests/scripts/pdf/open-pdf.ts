import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { TextItem } from 'pdfjs-dist/types/src/display/api.d.ts';

/** Rectangle in points from the lower left corner of the page. */
export interface Rect {
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
  readonly top: number;
  readonly what: string;
}

export interface Field extends Rect {
  readonly name: string;
  readonly tooltip: string;
}

/** The cells of a table row, each with its tag (TH or TD) and text. */
export type Row = readonly { readonly tag: string; readonly text: string }[];

export interface Page {
  readonly text: string;
  readonly texts: readonly Rect[];
  readonly fields: readonly Field[];
  /** Tags of the structure tree, in reading order. */
  readonly tags: readonly string[];
  /** Rows of all tables, from the tags that screen readers use. */
  readonly rows: readonly Row[];
  /** Texts outside of every tag and artifact. */
  readonly untagged: readonly string[];
}

/** Collapses white space to single spaces. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Reads a PDF with pdf.js, the PDF reader of Firefox. */
export const openPdf = async (bytes: Uint8Array) => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const info = (await pdf.getMetadata()).info as { readonly Title: string; readonly Language: string };
  const [top] = await pdf.getOutline();
  const numbers = Array.from({ length: pdf.numPages }, (_, index) => index + 1);
  const opened = {
    title: info.Title,
    language: info.Language,
    marked: (await pdf.getMarkInfo())?.Marked === true,
    bookmarks: [top?.title ?? '', ...(top?.items ?? []).map(({ title }) => title)],
    pages: await Promise.all(numbers.map(async (number) => readPage(await pdf.getPage(number)))),
  };
  await task.destroy();
  return opened;
};

/** Reads a drawn document, also as source: pdfkit writes its objects as plain text and compresses only streams. */
export const openDrawn = async (drawing: Promise<Uint8Array>) => {
  const bytes = await drawing;
  const pdf = await openPdf(bytes);
  const source = Buffer.from(bytes).toString('latin1');
  const count = (pattern: RegExp): number => source.match(pattern)?.length ?? 0;
  return { pdf, source, count, text: pdf.pages.map((page) => page.text).join(' ') };
};

const readPage = async (page: PDFPageProxy): Promise<Page> => {
  const { texts, byId, untagged } = await readTexts(page);
  const tree = ((await page.getStructTree()) ?? {}) as Node;
  return {
    text: plain(texts.map(({ what }) => what).join(' ')),
    texts,
    fields: await readFields(page),
    tags: tagsOf(tree),
    rows: rowsIn(tree).map(({ children = [] }) =>
      children.map((cell) => ({ tag: cell.role ?? '', text: plain(textOf(cell, byId)) })),
    ),
    untagged,
  };
};

/** Ascenders reach about 0.75 of the font size above the baseline, descenders 0.22 below. */
const rectOf = ({ str, transform, width }: TextItem): Rect => {
  const [size, , , , left, line] = transform as [number, number, number, number, number, number];
  return { left, right: left + width, bottom: line - size * 0.22, top: line + size * 0.75, what: str };
};

/** Reads the texts of a page with their positions, and by the ids that the structure tree references. */
const readTexts = async (page: PDFPageProxy) => {
  const texts: Rect[] = [];
  const untagged: string[] = [];
  const byId = new Map<string, string>();
  const open: string[] = [];
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? '');
      continue;
    }
    const id = open.at(-1) ?? '';
    byId.set(id, `${byId.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
    if (item.str.trim() === '') continue;
    texts.push(rectOf(item));
    if (open.length === 0) untagged.push(item.str);
  }
  return { texts, byId, untagged };
};

interface Annotation {
  readonly fieldName: string;
  readonly alternativeText: string;
  readonly buttonValue?: string;
  readonly radioButton?: boolean;
  readonly rect: readonly [number, number, number, number];
}

const readFields = async (page: PDFPageProxy): Promise<readonly Field[]> =>
  ((await page.getAnnotations()) as readonly Annotation[]).map((annotation) => {
    const [left, bottom, right, top] = annotation.rect;
    const name = annotation.fieldName + (annotation.radioButton ? `=${annotation.buttonValue}` : '');
    return { left, bottom, right, top, what: name, name, tooltip: annotation.alternativeText };
  });

/** Node of the structure tree: elements have a role and children, texts an id. */
interface Node {
  readonly role?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

const tagsOf = ({ role, children = [] }: Node): readonly string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(tagsOf),
];

const rowsIn = (node: Node): readonly Node[] =>
  node.role === 'TR' ? [node] : (node.children ?? []).flatMap(rowsIn);

const textOf = ({ id, children = [] }: Node, byId: ReadonlyMap<string, string>): string =>
  id === undefined ? children.map((child) => textOf(child, byId)).join(' ') : (byId.get(id) ?? '');
