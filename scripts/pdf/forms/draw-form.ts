import { type FormId, formCode } from '#domain/files.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { privacyAddress, withFacts } from '../form-facts.ts';
import {
  artifact,
  type Block,
  beside,
  element,
  gap,
  rule,
  stack,
  tagged,
  text,
  withGaps,
} from '../kit/block.ts';
import { addBookmark, type Canvas, ensureRoom, finishCanvas, openCanvas, place } from '../kit/canvas.ts';
import { panelBlock } from '../kit/panel.ts';
import { BODY_TOP, BODY_WIDTH, COLOR, columns, FULL_WIDTH, GAP, LEFT, RIGHT, STYLE } from '../kit/style.ts';
import { drawHorizon } from '../kit/wordmark.ts';
import { print } from '../kit/write.ts';
import { rowBlock } from './form-fields.ts';
import { formSections, sendTo } from './form-layouts.ts';
import { type CommonWords, type FormsWords, type FormWords, formsWords, sectionWords } from './form-words.ts';

/** Draws a form in one language as a PDF, with the same bytes in every build. Tests pass other texts as `all`. */
export const drawForm = async (
  form: FormId,
  language: Language,
  all: FormsWords = formsWords(language),
): Promise<Uint8Array> => {
  const { [form]: words, common } = all;
  const say = (text: string): string => withFacts(text, language);
  const canvas = openCanvas(words.title, say(words.intro), language);
  place(canvas, titleBlock(words.title, say(words.intro)));
  const panel = panelBlock({
    attach: { title: common.attach, items: Object.values(words.attach) },
    send: { title: common.send, texts: [common.sendBy, say(common.questions)], address: sendTo(form) },
  });
  place(canvas, stack(panel, gap(GAP.section)));
  const sections = formSections(form);
  for (const [index, [id, rows]] of sections.entries()) {
    const section = { language, common, id, words: sectionWords(words, id) };
    const { title, note } = section.words;
    const heading = { number: index + 1, title, note: note && say(note) };
    const blocks = rows.map((row) => rowBlock(section, row));
    drawSection(canvas, heading, stack(...withGaps(blocks, GAP.row)));
  }
  const declaration = declarationBlock(language, words, common);
  drawSection(canvas, { number: sections.length + 1, title: common.declaration }, declaration);
  const code = `${formCode(form, language)} · ${LANGUAGE_TABLE[language].ownName}`;
  return finishCanvas(canvas, { code, mark: common.sample, page: common.page });
};

const [TITLE = FULL_WIDTH] = columns([8.5]);
const HORIZON = { fromRight: 66, radius: 64 };

const titleBlock = (title: string, lead: string): Block =>
  stack(
    beside(
      gap(HORIZON.radius),
      stack(text('H1', title, STYLE.title, TITLE), gap(4), text('P', lead, STYLE.lead, TITLE)),
    ),
    gap(12),
    artifact((doc, y) => drawHorizon(doc, RIGHT - HORIZON.fromRight, y)),
  );

interface Heading {
  readonly number: number;
  readonly title: string;
  readonly note?: string | undefined;
}

const INDENT = 20;
const ABOVE_RULE = 12;

/** Column for notes, with a readable line length. */
const [NOTE = FULL_WIDTH] = columns([11]);

/** Draws a section below a hairline. A section never breaks across pages. */
const drawSection = (canvas: Canvas, { number, title, note }: Heading, content: Block): void => {
  const heading = element('H2', STYLE.heading.leading, (doc, y) => {
    print(doc, `${number}\u00a0`, STYLE.headingNumber, { x: LEFT, y, width: INDENT });
    print(doc, title, STYLE.heading, { x: LEFT + INDENT, y, width: BODY_WIDTH - INDENT });
  });
  const noteText = note === undefined ? [] : [gap(4), text('P', note, STYLE.note, NOTE)];
  const section = stack(heading, ...noteText, gap(GAP.heading), content);
  ensureRoom(canvas, ABOVE_RULE + section.height);
  if (number > 1 && canvas.y > BODY_TOP) place(canvas, stack(rule(COLOR.mist, FULL_WIDTH), gap(ABOVE_RULE)));
  addBookmark(canvas, `${number}. ${title}`);
  place(canvas, tagged('Sect', section));
  canvas.y += GAP.section;
};

const [SIGN = FULL_WIDTH, DATE = FULL_WIDTH] = columns([8, 4]);
const [DECLARATION = FULL_WIDTH] = columns([11]);
/** Points above a signature line, and below it for its caption. */
const SIGNATURE_ROOM = 36;
const CAPTION = 22;

/** The declaration, lines to sign with a pen, and the privacy notice. */
const declarationBlock = (language: Language, words: FormWords, common: CommonWords): Block =>
  stack(
    text('P', withFacts(words.declaration, language), STYLE.body, DECLARATION),
    ...Object.values(words.signatures).flatMap((signature) => [
      gap(SIGNATURE_ROOM),
      beside(
        rule(COLOR.edge, SIGN),
        rule(COLOR.edge, DATE),
        stack(gap(4), text('P', signature, STYLE.hint, SIGN)),
        stack(gap(4), text('P', common.date, STYLE.hint, DATE)),
        gap(CAPTION),
      ),
    ]),
    gap(GAP.row),
    text('P', common.privacy, STYLE.note, DECLARATION),
    text('P', privacyAddress(language), STYLE.noteAddress, DECLARATION),
  );
