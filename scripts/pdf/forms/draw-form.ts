import { type FormId, formCode } from '#domain/files.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { privacyAddress, withFacts } from '../form-facts.ts';
import {
  addBookmark,
  type Canvas,
  drawArtifact,
  drawPart,
  drawRule,
  ensureRoom,
  finishCanvas,
  openCanvas,
} from '../kit/canvas.ts';
import { drawPanel } from '../kit/panel.ts';
import {
  BODY_TOP,
  BODY_WIDTH,
  COLOR,
  columns,
  FULL_WIDTH,
  GAP,
  LEFT,
  type Part,
  RIGHT,
  STYLE,
} from '../kit/style.ts';
import { drawHorizon } from '../kit/wordmark.ts';
import { heightOf, print, write } from '../kit/write.ts';
import type { Section } from './form-fields.ts';
import { formSections, type Row, sendTo } from './form-layouts.ts';
import { drawRow, rowHeight } from './form-rows.ts';
import { type CommonWords, type FormsWords, type FormWords, formsWords } from './form-words.ts';

interface Form {
  readonly language: Language;
  readonly words: FormWords;
  readonly common: CommonWords;
  /** Fills the placeholders of a text with facts. */
  readonly say: (text: string) => string;
}

/** Draws a form in one language as a PDF, with the same bytes in every build. Tests pass other texts as `all`. */
export const drawForm = async (
  form: FormId,
  language: Language,
  all: FormsWords = formsWords(language),
): Promise<Uint8Array> => {
  const { [form]: words, common } = all;
  const say = (text: string): string => withFacts(text, language);
  const drawn: Form = { language, words, common, say };
  const canvas = openCanvas({ title: words.title, subject: say(words.intro), language });
  drawTitle(canvas, say(words.intro));
  drawPanel(canvas, {
    attach: { title: common.attach, items: Object.values(words.attach) },
    send: { title: common.send, texts: [common.sendBy, say(common.questions)], address: sendTo(form) },
  });
  const sections = formSections(form);
  for (const [index, [id, rows]] of sections.entries()) drawSection(canvas, drawn, id, rows, index + 1);
  drawEnd(canvas, drawn, sections.length + 1);
  const code = `${formCode(form, language)} · ${LANGUAGE_TABLE[language].ownName}`;
  return finishCanvas(canvas, { code, mark: common.sample, page: common.page });
};

const drawSection = (canvas: Canvas, drawn: Form, id: string, rows: readonly Row[], number: number): void => {
  const { language, common, say } = drawn;
  const words = drawn.words.sections[id];
  if (words === undefined) throw new Error(`data/forms: no words for section "${id}"`);
  drawPart(canvas, canvas.root, 'Sect', (part) => {
    const section: Section = { canvas, language, common, id, words, part };
    const height = rows.reduce((sum, row) => sum + rowHeight(section, row) + GAP.row, -GAP.row);
    const note = words.note === undefined ? undefined : say(words.note);
    drawHeading(canvas, part, { number, title: words.title, note }, height);
    for (const row of rows) drawRow(section, row);
  });
  canvas.y += GAP.section - GAP.row;
};

const drawEnd = (canvas: Canvas, { language, words, common, say }: Form, number: number): void => {
  const declaration: Declaration = {
    text: say(words.declaration),
    signatures: Object.values(words.signatures),
    date: common.date,
    privacy: common.privacy,
    address: privacyAddress(language),
  };
  drawPart(canvas, canvas.root, 'Sect', (part) => {
    drawHeading(canvas, part, { number, title: common.declaration }, declarationHeight(canvas, declaration));
    drawDeclaration(canvas, part, declaration);
  });
};

const [TITLE = FULL_WIDTH] = columns([8.5]);
const HORIZON = { fromRight: 66, radius: 64 };

const drawTitle = (canvas: Canvas, lead: string): void => {
  const top = canvas.y;
  canvas.y += write(canvas, canvas.root, 'H1', canvas.title, STYLE.title, { ...TITLE, y: top }) + 4;
  canvas.y += write(canvas, canvas.root, 'P', lead, STYLE.lead, { ...TITLE, y: canvas.y });
  canvas.y = Math.max(canvas.y, top + HORIZON.radius) + 12;
  drawArtifact(canvas.doc, () => drawHorizon(canvas.doc, RIGHT - HORIZON.fromRight, canvas.y));
};

const INDENT = 20;
const ABOVE_RULE = 12;

/** Column for notes, with a readable line length. */
const [NOTE = FULL_WIDTH] = columns([11]);

/** Draws a numbered heading below a hairline, on the same page as the `next` points below the heading. */
const drawHeading = (
  canvas: Canvas,
  parent: Part,
  { number, title, note }: { number: number; title: string; note?: string | undefined },
  next: number,
): void => {
  const { doc } = canvas;
  const noteHeight = note === undefined ? 0 : heightOf(doc, note, STYLE.note, NOTE.width) + 4;
  ensureRoom(canvas, ABOVE_RULE + STYLE.heading.leading + noteHeight + GAP.heading + next);
  if (number > 1 && canvas.y > BODY_TOP) {
    drawRule(doc, canvas.y, COLOR.mist, BODY_WIDTH);
    canvas.y += ABOVE_RULE;
  }
  addBookmark(canvas, `${number}. ${title}`);
  const draw = (): void => {
    print(doc, `${number}\u00a0`, STYLE.headingNumber, { x: LEFT, y: canvas.y, width: INDENT });
    print(doc, title, STYLE.heading, { x: LEFT + INDENT, y: canvas.y, width: BODY_WIDTH - INDENT });
  };
  parent.add(doc.struct('H2', {}, draw));
  canvas.y += STYLE.heading.leading;
  if (note !== undefined) write(canvas, parent, 'P', note, STYLE.note, { ...NOTE, y: canvas.y + 4 });
  canvas.y += noteHeight + GAP.heading;
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

const [SIGN = FULL_WIDTH, DATE = FULL_WIDTH] = columns([8, 4]);
const [DECLARATION = FULL_WIDTH] = columns([11]);
/** Points above a signature line, and below it for its caption. */
const SIGNATURE_ROOM = 36;
const CAPTION = 22;

const declarationHeight = ({ doc }: Canvas, { text, signatures, privacy }: Declaration): number =>
  heightOf(doc, text, STYLE.body, DECLARATION.width) +
  signatures.length * (SIGNATURE_ROOM + CAPTION) +
  GAP.row +
  heightOf(doc, privacy, STYLE.note, DECLARATION.width) +
  STYLE.noteAddress.leading;

/** Draws the declaration, lines to sign with a pen, and the privacy notice, all on one page. */
const drawDeclaration = (canvas: Canvas, part: Part, declaration: Declaration): void => {
  ensureRoom(canvas, declarationHeight(canvas, declaration));
  canvas.y += write(canvas, part, 'P', declaration.text, STYLE.body, { ...DECLARATION, y: canvas.y });
  for (const signature of declaration.signatures) {
    canvas.y += SIGNATURE_ROOM;
    for (const { x, width } of [SIGN, DATE]) drawRule(canvas.doc, canvas.y, COLOR.edge, width, x);
    write(canvas, part, 'P', signature, STYLE.hint, { ...SIGN, y: canvas.y + 4 });
    write(canvas, part, 'P', declaration.date, STYLE.hint, { ...DATE, y: canvas.y + 4 });
    canvas.y += CAPTION;
  }
  canvas.y += GAP.row;
  canvas.y += write(canvas, part, 'P', declaration.privacy, STYLE.note, { ...DECLARATION, y: canvas.y });
  canvas.y += write(canvas, part, 'P', declaration.address, STYLE.noteAddress, {
    ...DECLARATION,
    y: canvas.y,
  });
};
