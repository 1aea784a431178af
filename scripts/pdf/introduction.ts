import { BODY_WIDTH, columns, GAP, LEFT, RIGHT } from './measures.ts';
import { decorate, drawPart, type Sheet } from './sheet.ts';
import { COLOR, STYLE } from './style.ts';
import { drawHorizon } from './wordmark.ts';
import { heightOf, type Place, write } from './write.ts';

export interface Introduction {
  readonly lead: string;
  readonly attach: { readonly title: string; readonly items: readonly string[] };
  readonly send: { readonly title: string; readonly texts: readonly string[]; readonly address: string };
}

const [TITLE = { x: LEFT, width: BODY_WIDTH }] = columns([8.5]);
const HORIZON = { fromRight: 66, radius: 64 };
const PADDING = 16;
const [ATTACH = TITLE, SEND = TITLE] = columns([6.8, 5.2]);
const BULLET = 12;

/** Title, what the form is for, what to attach, where to send it. */
export const drawIntroduction = (sheet: Sheet, introduction: Introduction): void => {
  drawTitle(sheet, introduction.lead);
  drawPanel(sheet, introduction);
};

const drawTitle = (sheet: Sheet, lead: string): void => {
  const top = sheet.y;
  sheet.y += write(sheet, sheet.root, 'H1', sheet.title, STYLE.title, { ...TITLE, y: top }) + 4;
  sheet.y += write(sheet, sheet.root, 'P', lead, STYLE.lead, { ...TITLE, y: sheet.y });
  sheet.y = Math.max(sheet.y, top + HORIZON.radius) + 12;
  decorate(sheet.doc, () => drawHorizon(sheet.doc, RIGHT - HORIZON.fromRight, sheet.y));
};

/** Two columns on sand: measured first, because the ground is drawn before its words. */
const drawPanel = (sheet: Sheet, { attach, send }: Introduction): void => {
  const left = { ...ATTACH, x: ATTACH.x + PADDING, width: ATTACH.width - PADDING, y: sheet.y + PADDING };
  const right = { ...SEND, width: SEND.width - PADDING, y: left.y };
  const height = 2 * PADDING + Math.max(attachHeight(sheet, attach, left), sendHeight(sheet, send, right));
  decorate(sheet.doc, () => {
    sheet.doc.roundedRect(LEFT, sheet.y, BODY_WIDTH, height, 8).fill(COLOR.sand);
  });
  drawAttach(sheet, attach, left);
  drawSend(sheet, send, right);
  sheet.y += height + GAP.section;
};

const ITEM_GAP = 4;

const attachHeight = ({ doc }: Sheet, { title, items }: Introduction['attach'], { width }: Place): number =>
  heightOf(doc, title, STYLE.panelHeading, width) +
  items.reduce((sum, item) => sum + ITEM_GAP + heightOf(doc, item, STYLE.body, width - BULLET), 0);

const drawAttach = (sheet: Sheet, { title, items }: Introduction['attach'], place: Place): void => {
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

const sendLines = ({ texts, address }: Introduction['send']) => [
  ...texts.slice(0, 1).map((text) => ({ text, style: STYLE.body })),
  { text: address, style: STYLE.address },
  ...texts.slice(1).map((text) => ({ text, style: STYLE.body })),
];

const sendHeight = ({ doc }: Sheet, send: Introduction['send'], { width }: Place): number =>
  sendLines(send).reduce(
    (sum, { text, style }) => sum + ITEM_GAP + heightOf(doc, text, style, width),
    heightOf(doc, send.title, STYLE.panelHeading, width),
  );

const drawSend = (sheet: Sheet, send: Introduction['send'], place: Place): void => {
  let y = place.y + write(sheet, sheet.root, 'H2', send.title, STYLE.panelHeading, place);
  for (const { text, style } of sendLines(send)) {
    y += ITEM_GAP;
    y += write(sheet, sheet.root, 'P', text, style, { ...place, y });
  }
};
