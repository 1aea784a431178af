import type * as v from 'valibot';
import { PLANS_FILE } from '#benefits/schema.ts';
import { CATEGORIES } from '#domain/category.ts';
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { type JsonPath, valueAt } from '../content/read-json.ts';
import { groupBy } from '../group-by.ts';
import { readStyle } from '../style/read-style.ts';
import { CODES, isTable, type Leaf, type OpenEntry } from './entries.ts';
import { setAt } from './sources.ts';

/** A field of the editor's configuration. */
export interface Field {
  readonly name: string;
  readonly label: string;
  readonly widget: 'content-text' | 'object' | 'list' | 'string' | 'hidden';
  readonly required: boolean;
  readonly hint?: string;
  /** Path of the value in its file: "slider.label". */
  readonly at?: string;
  readonly languages?: readonly string[];
  readonly collapsed?: boolean;
  readonly fields?: readonly Field[];
}

/** Converts a name to a label: "findHospital" → "Find hospital", "after-applying" → "After applying". */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface Wrapped {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
  readonly options?: readonly string[];
  readonly getter?: (input: unknown) => v.GenericSchema;
  readonly pipe?: readonly { readonly type: string; readonly description?: string }[];
}

/** Returns what the schema requires of the value at a path: "a whole number above 0", "one of open, ultra". */
const ruleOf = (schema: v.GenericSchema | undefined, value: unknown, path: JsonPath): string | undefined => {
  if (schema === undefined) return undefined;
  const { entries, item, wrapped, options, getter, type, pipe } = schema as Wrapped;
  if (getter !== undefined) return ruleOf(getter(value), value, path);
  if (wrapped !== undefined) {
    const rule = ruleOf(wrapped, value, path);
    return rule && type === 'nullable' && path.length === 0 ? `${rule}; empty: none` : rule;
  }
  const [name, ...rest] = path;
  if (name !== undefined) return ruleOf(entries?.[name] ?? item, valueAt(value, [name]), rest);
  if (item !== undefined) return `a line each: ${ruleOf(item, undefined, [])}`;
  if (options !== undefined) return `one of ${options.join(', ')}`;
  return pipe?.findLast((each) => each.type === 'description')?.description;
};

/** Returns the translations of the concepts in an English text; undefined if there are none. */
export type Glossary = (english: string) => string | undefined;

export const readGlossary = (root: string): Glossary => {
  const [, ...others] = LANGUAGES;
  const terms = others.flatMap((language) =>
    readStyle(root, language).terms.map(({ concept, word }) => ({
      concept: concept.replace(/ \(.*\)$/, ''),
      hint: `${LANGUAGE_TABLE[language].hreflang} ${word}`,
    })),
  );
  const byConcept = [...groupBy(terms, ({ concept }) => concept)].map(([concept, found]) => ({
    pattern: new RegExp(`\\b${concept.replace(/[^\w ]/g, '\\$&')}(?:s|es)?\\b`, 'i'),
    text: `${concept}: ${found.map(({ hint }) => hint).join(', ')}`,
  }));
  return (english) =>
    byConcept
      .filter(({ pattern }) => pattern.test(english))
      .map(({ text }) => text)
      .join(' · ') || undefined;
};

const HINTS: Readonly<Record<string, string>> = {
  category: `one of ${CATEGORIES.join(', ')}`,
  synonyms: 'words that also find the question, a line each; never shown',
  order: 'place in its category: a whole number',
  reviewed: 'day of the last check against the policy: 2026-11-20',
  approved: 'day of approval by counsel, 2026-11-20; empty: a draft',
  id: 'the name in addresses: small letters and hyphens',
};

const leafField = ({ entry, sources }: OpenEntry, { path, texts }: Leaf, glossary: Glossary): Field => {
  const name = String(path.at(-1));
  const isMarkdown = entry.collection === 'faq' || entry.collection === 'legal';
  const rule = ruleOf(entry.id === 'data/plans' ? PLANS_FILE : undefined, sources['']?.value, path);
  const hint = rule ?? (isMarkdown ? HINTS[name] : undefined) ?? glossary(texts[CODES[0] ?? ''] ?? '');
  return {
    name,
    label: labelOf(name),
    widget: 'content-text',
    required: Object.values(texts).every((text) => text !== ''),
    at: path.join('.'),
    languages: Object.keys(texts),
    ...(hint !== undefined && { hint }),
  };
};

/** Returns the label of a group of fields: "3: annual-maximum" for an item of a list, else the name as by `labelOf`. */
const branchLabel = (name: string, value: unknown): string => {
  const { id, name: own, what } = (value ?? {}) as Readonly<Record<string, unknown>>;
  const said = [id, own, what].find((each) => typeof each === 'string');
  return /^\d+$/.test(name) ? `${Number(name) + 1}${said === undefined ? '' : `: ${said}`}` : labelOf(name);
};

/** Maximum number of controls in a form whose groups are expanded at first. */
const MANY = 40;

const rowsField = ({ leaves }: OpenEntry): Field => ({
  name: 'rows',
  label: 'Rows',
  widget: 'list',
  required: true,
  at: 'rows',
  fields: [...new Set(leaves.map(({ path }) => String(path[2])))].map((name) => ({
    name,
    label: labelOf(name),
    widget: 'string',
    required: name !== 'state',
  })),
});

/** Returns the fields of a form. `shown`: path of a field whose groups are not collapsed. */
export const fieldsOf = (open: OpenEntry, glossary: Glossary, shown = ''): readonly Field[] => {
  if (isTable(open.entry)) return [rowsField(open)];
  const [first] = Object.values(open.sources);
  const fieldsBelow = (leaves: readonly Leaf[], at: JsonPath): readonly Field[] => {
    const names = [...new Set(leaves.map(({ path }) => path[at.length] ?? ''))];
    return names.map((name): Field => {
      const inside = leaves.filter(({ path }) => path[at.length] === name);
      const path = [...at, name];
      const [leaf] = inside;
      if (leaf !== undefined && leaf.path.length === path.length) return leafField(open, leaf, glossary);
      return {
        name: String(name),
        label: branchLabel(String(name), valueAt(first?.value, path)),
        widget: 'object',
        required: true,
        collapsed: open.leaves.length > MANY && !shown.startsWith(`${path.join('.')}.`),
        at: path.join('.'),
        fields: fieldsBelow(inside, path),
      };
    });
  };
  return fieldsBelow(open.leaves, []);
};

/** Returns the value of the whole form: texts nested by name and, at the innermost level, by language. */
export const formValue = ({ entry, sources, leaves }: OpenEntry): unknown => {
  if (isTable(entry)) return sources['']?.value;
  const form = {};
  for (const { path, texts } of leaves) setAt(form, path, texts[''] ?? texts);
  return form;
};
