import { type FormId, formCode } from '#domain/files.ts';
import { fill } from '#domain/format.ts';
import { LANGUAGE_TABLE, type Language } from '#domain/language.ts';
import { documentBytes } from '../document.ts';
import { privacyAddress, withFacts } from '../facts.ts';
import { drawFooters, type FooterWords } from '../kit/footer.ts';
import { drawHeading } from '../kit/heading.ts';
import type { Row } from '../kit/layout.ts';
import { GAP } from '../kit/measures.ts';
import { drawRow, rowHeight } from '../kit/row.ts';
import { drawPart, openSheet, type Sheet } from '../kit/sheet.ts';
import type { Section } from './form-field.ts';
import { formSections, sendTo } from './form-layouts.ts';
import { type CommonWords, type FormsWords, type FormWords, formsWords } from './form-words.ts';
import { drawIntroduction, type Introduction } from './introduction.ts';
import { type Declaration, declarationHeight, drawDeclaration } from './signatures.ts';

interface Form {
  readonly form: FormId;
  readonly language: Language;
  readonly words: FormWords;
  readonly common: CommonWords;
  /** Puts the facts into a text. */
  readonly say: (text: string) => string;
}

/** One form in one language, as the bytes of a PDF: the same bytes at every build. `all`: other words, for tests. */
export const drawForm = async (
  form: FormId,
  language: Language,
  all: FormsWords = formsWords(language),
): Promise<Uint8Array> => {
  const say = (text: string): string => withFacts(text, language);
  const drawn = { form, language, words: all[form], common: all.common, say };
  const sheet = openSheet({ title: drawn.words.title, subject: say(drawn.words.intro), language });
  drawIntroduction(sheet, introduction(drawn));
  formSections(form).forEach(([id, rows], index) => {
    drawSection(sheet, drawn, id, rows, index + 1);
  });
  drawEnd(sheet, drawn, formSections(form).length + 1);
  sheet.root.end();
  drawFooters(sheet.doc, footer(drawn));
  return documentBytes(sheet.doc);
};

const introduction = ({ form, words, common, say }: Form): Introduction => ({
  lead: say(words.intro),
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

const footer = ({ form, language, common }: Form): FooterWords => ({
  code: `${formCode(form, language)} · ${LANGUAGE_TABLE[language].ownName}`,
  mark: common.sample,
  page: (page, pages) => fill(common.page, { page: String(page), pages: String(pages) }),
});
