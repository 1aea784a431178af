import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

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
  /** PDF field type: Tx (text), Ch (choice) or Btn (check box, radio button). */
  readonly type: string;
}

export interface Page {
  readonly text: string;
  readonly texts: readonly Rect[];
  readonly fields: readonly Field[];
  /** Tags of the structure tree, in reading order. */
  readonly tags: readonly string[];
  /** Texts outside of every tag and artifact. */
  readonly untagged: readonly string[];
}

export interface OpenPdf {
  readonly title: string;
  readonly language: string;
  readonly form: boolean;
  readonly xfa: boolean;
  readonly marked: boolean;
  readonly scripted: boolean;
  readonly bookmarks: readonly string[];
  readonly pages: readonly Page[];
}

interface Info {
  readonly Title: string;
  readonly Language: string;
  readonly IsAcroFormPresent: boolean;
  readonly IsXFAPresent: boolean;
}

/** Collapses white space to single spaces. */
export const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Reads a PDF with pdf.js, the PDF reader of Firefox. */
export const openPdf = async (bytes: Uint8Array): Promise<OpenPdf> => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const info = (await pdf.getMetadata()).info as Info;
  const [top] = await pdf.getOutline();
  const opened = {
    title: info.Title,
    language: info.Language,
    form: info.IsAcroFormPresent,
    xfa: info.IsXFAPresent,
    marked: (await pdf.getMarkInfo())?.Marked === true,
    scripted: (await pdf.getJSActions()) !== null,
    bookmarks: [top?.title ?? '', ...(top?.items ?? []).map(({ title }) => title)],
    pages: await readPages(pdf),
  };
  await task.destroy();
  return opened;
};

const readPages = (pdf: PDFDocumentProxy): Promise<readonly Page[]> =>
  Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => readPage(await pdf.getPage(index + 1))),
  );

const readPage = async (page: PDFPageProxy): Promise<Page> => {
  const texts = await readTexts(page);
  return {
    text: plain(texts.map(({ what }) => what).join(' ')),
    texts,
    fields: await readFields(page),
    tags: tagsOf(await page.getStructTree()),
    untagged: await readUntagged(page),
  };
};

/** Ascenders reach about 0.75 of the font size above the baseline, descenders 0.22 below. */
const readTexts = async (page: PDFPageProxy): Promise<readonly Rect[]> =>
  (await page.getTextContent()).items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [size, , , , left, line] = item.transform as [number, number, number, number, number, number];
    return [
      { left, right: left + item.width, bottom: line - size * 0.22, top: line + size * 0.75, what: item.str },
    ];
  });

interface Annotation {
  readonly subtype: string;
  readonly fieldName: string;
  readonly fieldType: string;
  readonly alternativeText: string;
  readonly buttonValue?: string;
  readonly radioButton?: boolean;
  readonly rect: readonly [number, number, number, number];
}

const readFields = async (page: PDFPageProxy): Promise<readonly Field[]> =>
  ((await page.getAnnotations()) as readonly Annotation[]).map((annotation) => {
    const [left, bottom, right, top] = annotation.rect;
    const state = annotation.radioButton ? `=${annotation.buttonValue}` : '';
    const name = annotation.fieldName + state;
    const { alternativeText: tooltip, fieldType: type } = annotation;
    return { left, bottom, right, top, what: name, name, tooltip, type };
  });

/** Node of the structure tree: an element has a role and children, content only a type. */
interface Node {
  readonly type?: string;
  readonly role?: string;
  readonly children?: readonly Node[];
}

const tagsOf = ({ role, children = [] }: Node): readonly string[] => [
  ...(role === undefined ? [] : [role]),
  ...children.flatMap(tagsOf),
];

const readUntagged = async (page: PDFPageProxy): Promise<readonly string[]> => {
  const untagged: string[] = [];
  let depth = 0;
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if (!('str' in item)) depth += item.type === 'endMarkedContent' ? -1 : 1;
    else if (depth === 0 && item.str.trim() !== '') untagged.push(item.str);
  }
  return untagged;
};
