import en from '#data/forms/en.json';
import es from '#data/forms/es.json';
import pt from '#data/forms/pt.json';
import { DEFAULT_LANGUAGE, type Language } from '#domain/language.ts';
import { applyPseudo } from '#scripts/pseudo/pseudo-language.ts';

/** Texts of all forms. A key that is missing in one language, or only in one language, is a type error. */
export type FormsWords = typeof en & typeof es & typeof pt;

const FORMS_WORDS: Readonly<Record<Language, FormsWords>> = { ENG: en, ESP: es, POR: pt };

export type Keyed = Readonly<Record<string, string>>;

export interface FieldWords {
  readonly label: string;
  readonly hint?: string;
  readonly options?: Keyed;
}

/** Names of a table's columns, and the values of its drop-down lists. */
export interface TableWords {
  readonly columns: Keyed;
  readonly choices?: Keyed;
}

export interface SectionWords {
  readonly title: string;
  readonly note?: string;
  readonly fields: Readonly<Record<string, FieldWords | TableWords>>;
}

export interface FormWords {
  readonly title: string;
  readonly intro: string;
  readonly attach: Keyed;
  readonly sections: Readonly<Record<string, SectionWords>>;
  readonly declaration: string;
  readonly signatures: Keyed;
}

export type CommonWords = FormsWords['common'];

export const formsWords = (language: Language): FormsWords =>
  language === DEFAULT_LANGUAGE ? applyPseudo(FORMS_WORDS[language]) : FORMS_WORDS[language];

/** Throws if the section has no texts. */
export const sectionWords = ({ sections }: FormWords, id: string): SectionWords =>
  sections[id] ?? missing(`no words for section "${id}"`);

const missing = (what: string): never => {
  throw new Error(`data/forms: ${what}`);
};

/** Returns a field's own texts, or else the texts shared by several forms. Throws if the field has neither. */
export const fieldWords = ({ title, fields }: SectionWords, common: CommonWords, id: string): FieldWords => {
  const shared: Readonly<Record<string, FieldWords>> = common.fields;
  const found = fields[id] ?? shared[id];
  return found && 'label' in found ? found : missing(`section "${title}" has no words for "${id}"`);
};

/** Returns a table's texts. Throws if the table has none. */
export const tableWords = ({ title, fields }: SectionWords, id: string): TableWords => {
  const found = fields[id];
  return found && 'columns' in found ? found : missing(`section "${title}" has no words for "${id}"`);
};
