import { BODY_WIDTH, columns, GAP, LEFT } from './measures.ts';
import { decorate, drawPart, ensureRoom, type Sheet } from './sheet.ts';
import { COLOR, STYLE } from './style.ts';
import { heightOf, type Place, write } from './write.ts';

/** What to attach or to note, and where to send or to write. */
export interface Panel {
  readonly attach: { readonly title: string; readonly items: readonly string[] };
  /** The address stands after the first text. */
  readonly send: { readonly title: string; readonly texts: readonly string[]; readonly address: string };
}

const WHOLE = { x: LEFT, width: BODY_WIDTH };
const PADDING = 16;
const [ATTACH = WHOLE, SEND = WHOLE] = columns([6.8, 5.2]);
const BULLET = 12;

/** Two columns on sand: measured first, because the ground is drawn before its words. */
export const drawPanel = (sheet: Sheet, panel: Panel): void => {
  ensureRoom(sheet, panelHeight(sheet, panel));
  const { attach, send } = panel;
  const { left, right } = placesAt(sheet.y);
  const height = panelHeight(sheet, panel);
  decorate(sheet.doc, () => {
    sheet.doc.roundedRect(LEFT, sheet.y, BODY_WIDTH, height, 8).fill(COLOR.sand);
  });
  drawAttach(sheet, attach, left);
  drawSend(sheet, send, right);
  sheet.y += height + GAP.section;
};

const placesAt = (y: number) => ({
  left: { ...ATTACH, x: ATTACH.x + PADDING, width: ATTACH.width - PADDING, y: y + PADDING },
  right: { ...SEND, width: SEND.width - PADDING, y: y + PADDING },
});

const panelHeight = (sheet: Sheet, { attach, send }: Panel): number => {
  const { left, right } = placesAt(0);
  return 2 * PADDING + Math.max(attachHeight(sheet, attach, left), sendHeight(sheet, send, right));
};

const ITEM_GAP = 4;

const attachHeight = ({ doc }: Sheet, { title, items }: Panel['attach'], { width }: Place): number =>
  heightOf(doc, title, STYLE.panelHeading, width) +
  items.reduce((sum, item) => sum + ITEM_GAP + heightOf(doc, item, STYLE.body, width - BULLET), 0);

const drawAttach = (sheet: Sheet, { title, items }: Panel['attach'], place: Place): void => {
  let y = place.y + write(sheet, sheet.root, 'H2', title, STYLE.panelHeading, place);
  drawPart(sheet, sheet.root, 'L', (list) => {
    for (const item of items) {
      y += ITEM_GAP;
      const text = { x: place.x + BULLET, y, width: place.width - BULLET };
      decorate(sheet.doc, () => sheet.doc.circle(place.x + 3, text.y + 6, 1.75).fill(COLOR.lagoon));
      drawPart(sheet, list, 'LI', (entry) => {
        y += write(sheet, entry, 'LBody', item, STYLE.body, text);
      });
    }
  });
};

const sendLines = ({ texts, address }: Panel['send']) => [
  ...texts.slice(0, 1).map((text) => ({ text, style: STYLE.body })),
  { text: address, style: STYLE.address },
  ...texts.slice(1).map((text) => ({ text, style: STYLE.body })),
];

const sendHeight = ({ doc }: Sheet, send: Panel['send'], { width }: Place): number =>
  sendLines(send).reduce(
    (sum, { text, style }) => sum + ITEM_GAP + heightOf(doc, text, style, width),
    heightOf(doc, send.title, STYLE.panelHeading, width),
  );

const drawSend = (sheet: Sheet, send: Panel['send'], place: Place): void => {
  let y = place.y + write(sheet, sheet.root, 'H2', send.title, STYLE.panelHeading, place);
  for (const { text, style } of sendLines(send)) {
    y += ITEM_GAP;
    y += write(sheet, sheet.root, 'P', text, style, { ...place, y });
  }
};
