import { BODY_WIDTH, columns, GAP, LEFT } from './measures.ts';
import { decorate, drawPart, ensureRoom, type Sheet } from './sheet.ts';
import { COLOR, STYLE, type TextStyle } from './style.ts';
import { heightOf, type Place, write } from './write.ts';

/** What to attach or to note, and where to send or to write. */
export interface Panel {
  /** In smaller type, with more room for what is to be noted. */
  readonly dense?: true;
  readonly attach: { readonly title: string; readonly items: readonly string[] };
  /** The address stands after the first text. */
  readonly send: { readonly title: string; readonly texts: readonly string[]; readonly address: string };
}

const WHOLE = { x: LEFT, width: BODY_WIDTH };
const PADDING = 16;
const BULLET = 12;

const bodyOf = ({ dense }: Panel): TextStyle => (dense ? STYLE.bodyDense : STYLE.body);

/** Two columns on sand: measured first, because the ground is drawn before its words. */
export const drawPanel = (sheet: Sheet, panel: Panel): void => {
  ensureRoom(sheet, panelHeight(sheet, panel));
  const { left, right } = placesAt(sheet.y, panel);
  const height = panelHeight(sheet, panel);
  decorate(sheet.doc, () => {
    sheet.doc.roundedRect(LEFT, sheet.y, BODY_WIDTH, height, 8).fill(COLOR.sand);
  });
  drawAttach(sheet, panel, left);
  drawSend(sheet, panel, right);
  sheet.y += height + GAP.section;
};

const placesAt = (y: number, { dense }: Panel) => {
  const [attach = WHOLE, send = WHOLE] = columns(dense ? [7, 5] : [6.8, 5.2]);
  return {
    left: { x: attach.x + PADDING, width: attach.width - PADDING, y: y + PADDING },
    right: { x: send.x, width: send.width - PADDING, y: y + PADDING },
  };
};

const panelHeight = (sheet: Sheet, panel: Panel): number => {
  const { left, right } = placesAt(0, panel);
  return 2 * PADDING + Math.max(attachHeight(sheet, panel, left), sendHeight(sheet, panel, right));
};

const ITEM_GAP = 4;

const attachHeight = ({ doc }: Sheet, panel: Panel, { width }: Place): number =>
  heightOf(doc, panel.attach.title, STYLE.panelHeading, width) +
  panel.attach.items.reduce(
    (sum, item) => sum + ITEM_GAP + heightOf(doc, item, bodyOf(panel), width - BULLET),
    0,
  );

const drawAttach = (sheet: Sheet, panel: Panel, place: Place): void => {
  let y = place.y + write(sheet, sheet.root, 'H2', panel.attach.title, STYLE.panelHeading, place);
  drawPart(sheet, sheet.root, 'L', (list) => {
    for (const item of panel.attach.items) {
      y += ITEM_GAP;
      const text = { x: place.x + BULLET, y, width: place.width - BULLET };
      decorate(sheet.doc, () => sheet.doc.circle(place.x + 3, text.y + 6, 1.75).fill(COLOR.lagoon));
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

const sendHeight = ({ doc }: Sheet, panel: Panel, { width }: Place): number =>
  sendLines(panel).reduce(
    (sum, { text, style }) => sum + ITEM_GAP + heightOf(doc, text, style, width),
    heightOf(doc, panel.send.title, STYLE.panelHeading, width),
  );

const drawSend = (sheet: Sheet, panel: Panel, place: Place): void => {
  let y = place.y + write(sheet, sheet.root, 'H2', panel.send.title, STYLE.panelHeading, place);
  for (const { text, style } of sendLines(panel)) {
    y += ITEM_GAP;
    y += write(sheet, sheet.root, 'P', text, style, { ...place, y });
  }
};
