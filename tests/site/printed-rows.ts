import { readFileSync } from 'node:fs';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { plain } from './built-site.ts';

/** The cells of a table row in a PDF, each with its tag (TH or TD) and text. */
export type PrintedRow = readonly { readonly tag: string; readonly text: string }[];

/** Node of the structure tree: elements have a role and children, texts an id. */
interface Node {
  readonly role?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

/** Texts of a page by the ids that the structure tree references. */
const textsById = async (page: PDFPageProxy): Promise<ReadonlyMap<string, string>> => {
  const texts = new Map<string, string>();
  const open: string[] = [];
  for (const item of (await page.getTextContent({ includeMarkedContent: true })).items) {
    if (!('str' in item)) {
      if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.id ?? '');
      continue;
    }
    const id = open.at(-1) ?? '';
    texts.set(id, `${texts.get(id) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
  }
  return texts;
};

const textOf = (node: Node, texts: ReadonlyMap<string, string>): string =>
  node.id === undefined
    ? (node.children ?? []).map((child) => textOf(child, texts)).join(' ')
    : (texts.get(node.id) ?? '');

const rowsIn = (node: Node): readonly Node[] =>
  node.role === 'TR' ? [node] : (node.children ?? []).flatMap(rowsIn);

const rowsOf = async (page: PDFPageProxy): Promise<readonly PrintedRow[]> => {
  const texts = await textsById(page);
  const tree = (await page.getStructTree()) as Node | null;
  return rowsIn(tree ?? {}).map(({ children = [] }) =>
    children.map((cell) => ({ tag: cell.role ?? '', text: plain(textOf(cell, texts)) })),
  );
};

/** The rows of all tables of a PDF in reading order, from the tags that screen readers use. */
export const printedRows = async (file: string): Promise<readonly PrintedRow[]> => {
  const task = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 });
  const pdf = await task.promise;
  const rows: PrintedRow[] = [];
  for (let number = 1; number <= pdf.numPages; number++)
    rows.push(...(await rowsOf(await pdf.getPage(number))));
  await task.destroy();
  return rows;
};
