import { type Canvas, drawArtifact, drawPart, ensureRoom } from './canvas.ts';
import { BODY_WIDTH, COLOR, columns, FULL_WIDTH, GAP, LEFT, STYLE, type TextStyle } from './style.ts';
import { heightOf, type TextBox, write } from './write.ts';

/** Panel of two columns: what to attach or to note, and where to send the document. */
export interface Panel {
  /** Whether to use smaller type and a wider first column. */
  readonly dense?: true;
  readonly attach: { readonly title: string; readonly items: readonly string[] };
  /** The address follows the first text. */
  readonly send: { readonly title: string; readonly texts: readonly string[]; readonly address: string };
}

const PADDING = 16;
const BULLET = 12;

const bodyOf = ({ dense }: Panel): TextStyle => (dense ? STYLE.bodyDense : STYLE.body);

/** Draws a panel; measures the height first, because the background is drawn before the text. */
export const drawPanel = (canvas: Canvas, panel: Panel): void => {
  ensureRoom(canvas, panelHeight(canvas, panel));
  const { left, right } = columnsAt(canvas.y, panel);
  const height = panelHeight(canvas, panel);
  drawArtifact(canvas.doc, () => {
    canvas.doc.roundedRect(LEFT, canvas.y, BODY_WIDTH, height, 8).fill(COLOR.sand);
  });
  drawAttach(canvas, panel, left);
  drawSend(canvas, panel, right);
  canvas.y += height + GAP.section;
};

const columnsAt = (y: number, { dense }: Panel) => {
  const [attach = FULL_WIDTH, send = FULL_WIDTH] = columns(dense ? [7, 5] : [6.8, 5.2]);
  return {
    left: { x: attach.x + PADDING, width: attach.width - PADDING, y: y + PADDING },
    right: { x: send.x, width: send.width - PADDING, y: y + PADDING },
  };
};

const panelHeight = (canvas: Canvas, panel: Panel): number => {
  const { left, right } = columnsAt(0, panel);
  return 2 * PADDING + Math.max(attachHeight(canvas, panel, left), sendHeight(canvas, panel, right));
};

const ITEM_GAP = 4;

const attachHeight = ({ doc }: Canvas, panel: Panel, { width }: TextBox): number =>
  heightOf(doc, panel.attach.title, STYLE.panelHeading, width) +
  panel.attach.items.reduce(
    (sum, item) => sum + ITEM_GAP + heightOf(doc, item, bodyOf(panel), width - BULLET),
    0,
  );

const drawAttach = (canvas: Canvas, panel: Panel, box: TextBox): void => {
  let y = box.y + write(canvas, canvas.root, 'H2', panel.attach.title, STYLE.panelHeading, box);
  drawPart(canvas, canvas.root, 'L', (list) => {
    for (const item of panel.attach.items) {
      y += ITEM_GAP;
      const text = { x: box.x + BULLET, y, width: box.width - BULLET };
      drawArtifact(canvas.doc, () => canvas.doc.circle(box.x + 3, text.y + 6, 1.75).fill(COLOR.lagoon));
      drawPart(canvas, list, 'LI', (entry) => {
        y += write(canvas, entry, 'LBody', item, bodyOf(panel), text);
      });
    }
  });
};

const sendLines = (panel: Panel) => {
  const { texts, address } = panel.send;
  const [first, ...others] = texts.map((text) => ({ text, style: bodyOf(panel) }));
  return [...(first === undefined ? [] : [first]), { text: address, style: STYLE.address }, ...others];
};

const sendHeight = ({ doc }: Canvas, panel: Panel, { width }: TextBox): number =>
  sendLines(panel).reduce(
    (sum, { text, style }) => sum + ITEM_GAP + heightOf(doc, text, style, width),
    heightOf(doc, panel.send.title, STYLE.panelHeading, width),
  );

const drawSend = (canvas: Canvas, panel: Panel, box: TextBox): void => {
  let y = box.y + write(canvas, canvas.root, 'H2', panel.send.title, STYLE.panelHeading, box);
  for (const { text, style } of sendLines(panel)) {
    y += ITEM_GAP;
    y += write(canvas, canvas.root, 'P', text, style, { ...box, y });
  }
};
