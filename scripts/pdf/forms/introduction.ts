import { BODY_WIDTH, columns, LEFT, RIGHT } from '../kit/measures.ts';
import { drawPanel, type Panel } from '../kit/panel.ts';
import { decorate, type Sheet } from '../kit/sheet.ts';
import { STYLE } from '../kit/style.ts';
import { drawHorizon } from '../kit/wordmark.ts';
import { write } from '../kit/write.ts';

export interface Introduction extends Panel {
  readonly lead: string;
}

const [TITLE = { x: LEFT, width: BODY_WIDTH }] = columns([8.5]);
const HORIZON = { fromRight: 66, radius: 64 };

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
