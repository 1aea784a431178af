import { type Column, type Doc, type Part, STYLE, type TextStyle } from './style.ts';
import { heightOf, print, widthOf } from './write.ts';

/** Content of a page, with its height in points before it is drawn. */
export interface Block {
  readonly height: number;
  /** Draws the block from its top edge `y`; its structure elements become children of `parent`. */
  readonly draw: (doc: Doc, parent: Part, y: number) => void;
}

export const gap = (height: number): Block => ({ height, draw: () => undefined });

export const heightOfAll = (blocks: readonly Block[]): number =>
  blocks.reduce((sum, { height }) => sum + height, 0);

/** Places blocks below each other. */
export const stack = (...blocks: readonly Block[]): Block => ({
  height: heightOfAll(blocks),
  draw: (doc, parent, top) => {
    let y = top;
    for (const block of blocks) {
      block.draw(doc, parent, y);
      y += block.height;
    }
  },
});

/** Places blocks with the same top edge. Their columns, which each block knows, are beside each other. */
export const beside = (...blocks: readonly Block[]): Block => ({
  height: Math.max(...blocks.map(({ height }) => height)),
  draw: (doc, parent, y) => {
    for (const block of blocks) block.draw(doc, parent, y);
  },
});

/** Moves a block down so that its bottom edge is at `bottom`. */
export const atBottom = (block: Block, bottom: number): Block => stack(gap(bottom - block.height), block);

export const withGaps = (blocks: readonly Block[], height: number): readonly Block[] =>
  blocks.flatMap((block, index) => (index === 0 ? [block] : [gap(height), block]));

/** Adds a structure element for content that `draw` draws directly. */
export const element = (tag: string, height: number, draw: (doc: Doc, y: number) => void): Block => ({
  height,
  draw: (doc, parent, y) => {
    parent.add(doc.struct(tag, {}, () => draw(doc, y)));
  },
});

export const text = (tag: string, words: string, style: TextStyle, column: Column): Block =>
  element(tag, heightOf(words, style, column.width), (doc, y) => print(doc, words, style, { ...column, y }));

/** Draws inside a new structure element below `parent`. A header cell also names its scope: "TH Row", "TH Column". */
export const drawPart = (doc: Doc, parent: Part, tag: string, draw: (part: Part) => void): void => {
  const [type = '', scope] = tag.split(' ');
  const header = { title: '', scope };
  const part = doc.struct(type, scope === undefined ? {} : header);
  parent.add(part);
  draw(part);
  part.end();
};

/** Wraps a block in a structure element. */
export const tagged = (tag: string, { height, draw }: Block): Block => ({
  height,
  draw: (doc, parent, y) => drawPart(doc, parent, tag, (part) => draw(doc, part, y)),
});

/** A table row of cells, each with its tag. */
export const tableRow = (cells: readonly (readonly [tag: string, cell: Block])[]): Block =>
  tagged('TR', beside(...cells.map(([tag, cell]) => tagged(tag, cell))));

/** Marks lines, boxes and arcs as artifacts, which screen readers skip. They take no room of their own. */
export const artifact = (draw: (doc: Doc, y: number) => void): Block => ({
  height: 0,
  draw: (doc, _, y) => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw(doc, y);
    doc.endMarkedContent();
  },
});

export const rule = (color: string, { x, width }: Column): Block =>
  artifact((doc, y) => {
    doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.75)
      .strokeColor(color)
      .stroke();
  });

const SPACE = '  ';

/** A label and its hint, which gets its own line if it does not fit beside the label. */
export const labelBlock = (label: string, hint: string | undefined, column: Column): Block => {
  const labelText = text('P', label, STYLE.label, column);
  if (hint === undefined) return labelText;
  const used = widthOf(label + SPACE, STYLE.label);
  if (used + widthOf(hint, STYLE.hint) > column.width)
    return stack(labelText, text('P', hint, STYLE.hint, column));
  // One point wider than measured, so that rounding does not wrap the hint.
  const rest = { x: column.x + used, width: column.width - used + 1 };
  return beside(labelText, text('P', hint, STYLE.hint, rest));
};
