import { type FormId, formCode } from '#domain/form.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { privacyAddress, withFacts } from '../form-facts.ts';
import { drawPanel, type Panel } from '../kit/panel.ts';
import {
  addBookmark,
  decorate,
  drawPart,
  drawRule,
  ensureRoom,
  finishSheet,
  openSheet,
  type Sheet,
} from '../kit/sheet.ts';
import { BODY_TOP, BODY_WIDTH, COLOR, columns, GAP, LEFT, RIGHT, STYLE, WHOLE } from '../kit/style.ts';
import { drawHorizon } from '../kit/wordmark.ts';
import { heightOf, print, write } from '../kit/write.ts';
import type { Section } from './form-fields.ts';
import type { Row } from './form-layout.ts';
import { formSections, sendTo } from './form-layouts.ts';
import { drawRow, rowHeight } from './form-rows.ts';
import { type CommonWords, type FormsWords, type FormWords, formsWords } from './form-words.ts';

interface Form {
  readonly form: FormId;
  readonly language: Language;
  readonly words: FormWords;
  readonly common: CommonWords;
  /** Puts the facts into a text. */
  readonly say: (text: string) => string;
}

/** One form in one language as a PDF, the same bytes at every build. Tests pass other words in `all`. */
export const drawForm = async (
  form: FormId,
  language: Language,
  all: FormsWords = formsWords(language),
): Promise<Uint8Array> => {
  const say = (text: string): string => withFacts(text, language);
  const drawn = { form, language, words: all[form], common: all.common, say };
  const sheet = openSheet({ title: drawn.words.title, subject: say(drawn.words.intro), language });
  drawTitle(sheet, say(drawn.words.intro));
  drawPanel(sheet, introduction(drawn));
  formSections(form).forEach(([id, rows], index) => {
    drawSection(sheet, drawn, id, rows, index + 1);
  });
  drawEnd(sheet, drawn, formSections(form).length + 1);
  const code = `${formCode(form, language)} · ${LANGUAGE_TABLE[language].ownName}`;
  return finishSheet(sheet, { code, mark: all.common.sample, page: all.common.page });
};

const introduction = ({ form, words, common, say }: Form): Panel => ({
  attach: { title: common.attach, items: Object.values(words.attach) },
  send: { title: common.send, texts: [common.sendBy, say(common.questions)], address: sendTo(form) },
});

const drawSection = (sheet: Sheet, drawn: Form, id: string, rows: readonly Row[], number: number): void => {
  const { language, common, say } = drawn;
  const words = drawn.words.sections[id];
  if (words === undefined) throw new Error(`data/forms: no words for section "${id}"`);
  drawPart(sheet, sheet.root, 'Sect', (part) => {
    const section: Section = { sheet, language, common, id, words, part };
    const height = rows.reduce((sum, row) => sum + rowHeight(section, row) + GAP.row, -GAP.row);
    const note = words.note === undefined ? undefined : say(words.note);
    drawHeading(sheet, part, { number, title: words.title, note }, height);
    for (const row of rows) drawRow(section, row);
  });
  sheet.y += GAP.section - GAP.row;
};

const drawEnd = (sheet: Sheet, { language, words, common, say }: Form, number: number): void => {
  const declaration: Declaration = {
    text: say(words.declaration),
    signatures: Object.values(words.signatures),
    date: common.date,
    privacy: common.privacy,
    address: privacyAddress(language),
  };
  drawPart(sheet, sheet.root, 'Sect', (part) => {
    drawHeading(sheet, part, { number, title: common.declaration }, declarationHeight(sheet, declaration));
    drawDeclaration(sheet, part, declaration);
  });
};

const [TITLE = WHOLE] = columns([8.5]);
const HORIZON = { fromRight: 66, radius: 64 };

const drawTitle = (sheet: Sheet, lead: string): void => {
  const top = sheet.y;
  sheet.y += write(sheet, sheet.root, 'H1', sheet.title, STYLE.title, { ...TITLE, y: top }) + 4;
  sheet.y += write(sheet, sheet.root, 'P', lead, STYLE.lead, { ...TITLE, y: sheet.y });
  sheet.y = Math.max(sheet.y, top + HORIZON.radius) + 12;
  decorate(sheet.doc, () => drawHorizon(sheet.doc, RIGHT - HORIZON.fromRight, sheet.y));
};

const INDENT = 20;
const ABOVE_RULE = 12;

/** A readable line length. */
const [NOTE = WHOLE] = columns([11]);

interface Heading {
  readonly number: number;
  readonly title: string;
  readonly note?: string | undefined;
}

/** A numbered heading under a hairline, kept on one page with the `next` points that follow it. */
const drawHeading = (
  sheet: Sheet,
  parent: PDFKit.PDFStructureElement,
  { number, title, note }: Heading,
  next: number,
): void => {
  const { doc } = sheet;
  const noteHeight = note === undefined ? 0 : heightOf(doc, note, STYLE.note, NOTE.width) + 4;
  ensureRoom(sheet, ABOVE_RULE + STYLE.heading.leading + noteHeight + GAP.heading + next);
  if (number > 1 && sheet.y > BODY_TOP) {
    drawRule(doc, sheet.y, COLOR.mist, BODY_WIDTH);
    sheet.y += ABOVE_RULE;
  }
  addBookmark(sheet, `${number}. ${title}`);
  const draw = (): void => {
    print(doc, `${number}\u00a0`, STYLE.headingNumber, { x: LEFT, y: sheet.y, width: INDENT });
    print(doc, title, STYLE.heading, { x: LEFT + INDENT, y: sheet.y, width: BODY_WIDTH - INDENT });
  };
  parent.add(doc.struct('H2', {}, draw));
  sheet.y += STYLE.heading.leading;
  if (note !== undefined) write(sheet, parent, 'P', note, STYLE.note, { ...NOTE, y: sheet.y + 4 });
  sheet.y += noteHeight + GAP.heading;
};

interface Declaration {
  readonly text: string;
  readonly signatures: readonly string[];
  /** Caption of the line for the date. */
  readonly date: string;
  readonly privacy: string;
  /** Web address of the privacy notice. */
  readonly address: string;
}

const [SIGN = WHOLE, DATE = WHOLE] = columns([8, 4]);
const [DECLARATION = WHOLE] = columns([11]);
/** Points above a signature line, and below it for its caption. */
const SIGNATURE_ROOM = 36;
const CAPTION = 22;

const declarationHeight = ({ doc }: Sheet, { text, signatures, privacy }: Declaration): number =>
  heightOf(doc, text, STYLE.body, DECLARATION.width) +
  signatures.length * (SIGNATURE_ROOM + CAPTION) +
  GAP.row +
  heightOf(doc, privacy, STYLE.note, DECLARATION.width) +
  STYLE.noteAddress.leading;

/** The declaration, lines to sign with a pen, and the privacy notice, all on one page. */
const drawDeclaration = (sheet: Sheet, part: PDFKit.PDFStructureElement, declaration: Declaration): void => {
  ensureRoom(sheet, declarationHeight(sheet, declaration));
  sheet.y += write(sheet, part, 'P', declaration.text, STYLE.body, { ...DECLARATION, y: sheet.y });
  for (const signature of declaration.signatures) drawSignature(sheet, part, signature, declaration.date);
  sheet.y += GAP.row;
  sheet.y += write(sheet, part, 'P', declaration.privacy, STYLE.note, { ...DECLARATION, y: sheet.y });
  sheet.y += write(sheet, part, 'P', declaration.address, STYLE.noteAddress, { ...DECLARATION, y: sheet.y });
};

const drawSignature = (
  sheet: Sheet,
  part: PDFKit.PDFStructureElement,
  signature: string,
  date: string,
): void => {
  sheet.y += SIGNATURE_ROOM;
  for (const { x, width } of [SIGN, DATE]) drawRule(sheet.doc, sheet.y, COLOR.edge, width, x);
  write(sheet, part, 'P', signature, STYLE.hint, { ...SIGN, y: sheet.y + 4 });
  write(sheet, part, 'P', date, STYLE.hint, { ...DATE, y: sheet.y + 4 });
  sheet.y += CAPTION;
};
