import { BENEFIT_GROUPS } from '#domain/benefit.ts';
import { LANGUAGE_TABLE, LANGUAGES, type Language } from '#domain/language.ts';
import { type JsonFile, type JsonPath, readJson } from '../content/read-json.ts';
import type { FileError } from '../errors.ts';
import { rowsOf } from './plans-rules.ts';
import type { PlansFile } from './plans-schema.ts';

/** A name of data/plans.json, and where it stands there. */
interface Named {
  readonly name: string;
  readonly path: JsonPath;
}

/** Names that must have words, and the place where these and no others stand: one file of that name in each language. */
interface Worded {
  readonly what: string;
  readonly named: readonly Named[];
  readonly file: string;
  readonly at: JsonPath;
  /** The place holds words of other names too. */
  readonly others?: true;
}

const examsOf = (facts: PlansFile): readonly Named[] =>
  rowsOf(facts).flatMap(({ row: { exams = [] }, path }) =>
    exams.map(({ id }, index) => ({ name: id, path: [...path, 'exams', index, 'id'] })),
  );

const termsOf = (facts: PlansFile): readonly Named[] =>
  rowsOf(facts).flatMap(({ row: { term }, path }) =>
    term === undefined ? [] : [{ name: term, path: [...path, 'term'] }],
  );

const setsOf = ({ withoutDeductible }: PlansFile): readonly Named[] =>
  withoutDeductible.flatMap((set, number) =>
    set.map(({ benefit }, index) => ({
      name: benefit,
      path: ['withoutDeductible', number, index, 'benefit'],
    })),
  );

const wordedIn = (facts: PlansFile): readonly Worded[] => [
  {
    what: 'group',
    named: BENEFIT_GROUPS.map((name) => ({ name, path: ['benefits', name] })),
    file: 'benefits',
    at: ['groups'],
  },
  {
    what: 'benefit',
    named: rowsOf(facts).map(({ row, path }) => ({ name: row.id, path: [...path, 'id'] })),
    file: 'benefits',
    at: ['rows'],
  },
  { what: 'exam', named: examsOf(facts), file: 'benefits', at: ['exams', 'names'] },
  { what: 'term', named: termsOf(facts), file: 'glossary', at: ['terms'], others: true },
  { what: 'benefit', named: setsOf(facts), file: 'without-deductible', at: ['texts'] },
  {
    what: 'benefit of the plan cards',
    named: facts.cardBenefits.map(({ id }, index) => ({ name: id, path: ['cardBenefits', index, 'id'] })),
    file: 'plan-cards',
    at: ['benefits'],
  },
];

/** The names at a place of a file; none where there is no object. */
const namesAt = (file: JsonFile, path: JsonPath): ReadonlySet<string> => {
  const found = path.reduce<unknown>(
    (value, name) => (value as Readonly<Record<string, unknown>> | undefined)?.[name],
    file.value,
  );
  return new Set(Object.keys(found ?? {}));
};

const compare = (plans: JsonFile, words: JsonFile, worded: Worded): readonly FileError[] => {
  const { what, named, at } = worded;
  const there = namesAt(words, at);
  const known = new Set(named.map(({ name }) => name));
  const extra = worded.others ? [] : [...there].filter((name) => !known.has(name));
  return [
    ...named
      .filter(({ name }) => !there.has(name))
      .map(({ name, path }) => plans.error(path, `the ${what} "${name}" has no words in ${words.file}`)),
    ...extra.map((name) =>
      words.error([...at, name], `there is no ${what} "${name}" in ${plans.file}`, 'name'),
    ),
  ];
};

const errorsIn = (
  root: string,
  plans: JsonFile,
  facts: PlansFile,
  language: Language,
): readonly FileError[] =>
  wordedIn(facts).flatMap((worded) =>
    compare(
      plans,
      readJson(root, `data/words/${LANGUAGE_TABLE[language].hreflang}/${worded.file}.json`),
      worded,
    ),
  );

/** Everything that data/plans.json names, against its words in every language, and the words against the data. */
export const wordErrors = (root: string, plans: JsonFile, facts: PlansFile): readonly FileError[] =>
  LANGUAGES.flatMap((language) => errorsIn(root, plans, facts, language));
