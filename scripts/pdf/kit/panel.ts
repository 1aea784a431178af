import { decorate, drawPart, ensureRoom, type Sheet } from './sheet.ts';
import { BODY_WIDTH, COLOR, columns, GAP, LEFT, STYLE, type TextStyle, WHOLE } from './style.ts';
import { heightOf, type TextBox, write } from './write.ts';

/** Two columns: what to attach or note, and where to send it. */
export interface Panel {
  /** Smaller type and a wider first column. */
  readonly dense?: true;
  readonly attach: { readonly title: string; readonly items: readonly string[] };
  /** The address follows the first text. */
  readonly send: { readonly title: string; readonly texts: readonly string[]; readonly address: string };
}

const PADDING = 16;
const BULLET = 12;

const bodyOf = ({ dense }: Panel): TextStyle => (dense ? STYLE.bodyDense : STYLE.body);

/** Measures first: the background is drawn before its text. */
export const drawPanel = (sheet: Sheet, panel: Panel): void => {
  ensureRoom(sheet, panelHeight(sheet, panel));
  const { left, right } = columnsAt(sheet.y, panel);
  const height = panelHeight(sheet, panel);
  decorate(sheet.doc, () => {
    sheet.doc.roundedRect(LEFT, sheet.y, BODY_WIDTH, height, 8).fill(COLOR.sand);
  });
  drawAttach(sheet, panel, left);
  drawSend(sheet, panel, right);
  sheet.y += height + GAP.section;
};

const columnsAt = (y: number, { dense }: Panel) => {
  const [attach = WHOLE, send = WHOLE] = columns(dense ? [7, 5] : [6.8, 5.2]);
  return {
    left: { x: attach.x + PADDING, width: attach.width - PADDING, y: y + PADDING },
    right: { x: send.x, width: send.width - PADDING, y: y + PADDING },
  };
};

const panelHeight = (sheet: Sheet, panel: Panel): number => {
  const { left, right } = columnsAt(0, panel);
  return 2 * PADDING + Math.max(attachHeight(sheet, panel, left), sendHeight(sheet, panel, right));
};

const ITEM_GAP = 4;

const attachHeight = ({ doc }: Sheet, panel: Panel, { width }: TextBox): number =>
  heightOf(doc, panel.attach.title, STYLE.panelHeading, width) +
  panel.attach.items.reduce(
    (sum, item) => sum + ITEM_GAP + heightOf(doc, item, bodyOf(panel), width - BULLET),
    0,
  );

const drawAttach = (sheet: Sheet, panel: Panel, box: TextBox): void => {
  let y = box.y + write(sheet, sheet.root, 'H2', panel.attach.title, STYLE.panelHeading, box);
  drawPart(sheet, sheet.root, 'L', (list) => {
    for (const item of panel.attach.items) {
      y += ITEM_GAP;
      const text = { x: box.x + BULLET, y, width: box.width - BULLET };
      decorate(sheet.doc, () => sheet.doc.circle(box.x + 3, text.y + 6, 1.75).fill(COLOR.lagoon));
      drawPart(sheet, list, 'LI', (entry) => {
        y += write(sheet, entry, 'LBody', item, bodyOf(panel), text);
      });
    }
  });
};

const sendLines = (panel: Panel) => {
  const { texts, address } = panel.send;
  const [first, ...others] = texts.map((text) => ({ text, style: bodyOf(panel) }));
  return [...(first === undefined ? [] : [first]), { text: address, style: STYLE.address }, ...others];
};

const sendHeight = ({ doc }: Sheet, panel: Panel, { width }: TextBox): number =>
  sendLines(panel).reduce(
    (sum, { text, style }) => sum + ITEM_GAP + heightOf(doc, text, style, width),
    heightOf(doc, panel.send.title, STYLE.panelHeading, width),
  );

const drawSend = (sheet: Sheet, panel: Panel, box: TextBox): void => {
  let y = box.y + write(sheet, sheet.root, 'H2', panel.send.title, STYLE.panelHeading, box);
  for (const { text, style } of sendLines(panel)) {
    y += ITEM_GAP;
    y += write(sheet, sheet.root, 'P', text, style, { ...box, y });
  }
};
