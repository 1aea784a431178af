import * as v from 'valibot';
import { checkConsistency, rowsOf } from '#benefits/rules.ts';
import { PLANS_FILE, type PlansFile } from '#benefits/schema.ts';
import { BENEFIT_GROUPS } from '#domain/benefit.ts';
import { type JsonFile, readJson, valueAt } from '../content/read-json.ts';
import type { FileError } from '../errors.ts';

/** Rewords the schema's messages about missing and unknown keys. Returns 'name' too if the error is at the key. */
const messageOf = (issue: v.BaseIssue<unknown>): readonly [what: string, at?: 'name'] => {
  const last = issue.path?.at(-1);
  if (issue.type !== 'strict_object' || last?.type !== 'object') return [issue.message];
  if (issue.expected === 'never') return [`${JSON.stringify(last.key)} is not known here`, 'name'];
  return [issue.received === 'undefined' ? `${JSON.stringify(last.key)} is missing` : issue.message];
};

const shaped = (plans: JsonFile): PlansFile => {
  const { success, output, issues } = v.safeParse(PLANS_FILE, plans.value, { abortPipeEarly: true });
  if (success) return output;
  const path = (issues[0].path ?? []).map(({ key }) => key as string | number);
  throw plans.error(path, ...messageOf(issues[0]));
};

/**
 * Returns the names that need texts, and the path in a file of texts whose keys must be exactly these names; with `others` the
 * path may also have texts of other names.
 */
const wordedIn = (facts: PlansFile) => {
  const rows = rowsOf(facts);
  return [
    {
      what: 'group',
      named: BENEFIT_GROUPS.map((name) => ({ name, path: ['benefits', name] })),
      file: 'benefits',
      at: ['groups'],
    },
    {
      what: 'benefit',
      named: rows.map(({ row, path }) => ({ name: row.id, path: [...path, 'id'] })),
      file: 'benefits',
      at: ['rows'],
    },
    {
      what: 'exam',
      named: rows.flatMap(({ row: { exams = [] }, path }) =>
        exams.map(({ id }, index) => ({ name: id, path: [...path, 'exams', index, 'id'] })),
      ),
      file: 'benefits',
      at: ['exams', 'names'],
    },
    {
      what: 'term',
      named: rows.flatMap(({ row: { term }, path }) =>
        term === undefined ? [] : [{ name: term, path: [...path, 'term'] }],
      ),
      file: 'glossary',
      at: ['terms'],
      others: true,
    },
    {
      what: 'benefit',
      named: facts.withoutDeductible.flatMap((set, number) =>
        set.map(({ benefit: name }, index) => ({
          name,
          path: ['withoutDeductible', number, index, 'benefit'],
        })),
      ),
      file: 'without-deductible',
      at: ['texts'],
    },
    {
      what: 'benefit of the plan cards',
      named: facts.cardBenefits.map(({ id }, index) => ({ name: id, path: ['cardBenefits', index, 'id'] })),
      file: 'plan-cards',
      at: ['benefits'],
    },
  ];
};

/** Returns an error for each name without texts, and for each text without a name, in English. */
const wordErrors = (root: string, plans: JsonFile, facts: PlansFile): readonly FileError[] =>
  wordedIn(facts).flatMap(({ what, named, file, at, others }) => {
    const words = readJson(root, `data/words/en/${file}.json`);
    const there = new Set(Object.keys(valueAt(words.value, at) ?? {}));
    const known = new Set(named.map(({ name }) => name));
    const extra = others ? [] : [...there].filter((name) => !known.has(name));
    return [
      ...named
        .filter(({ name }) => !there.has(name))
        .map(({ name, path }) => plans.error(path, `the ${what} "${name}" has no words in ${words.file}`)),
      ...extra.map((name) =>
        words.error([...at, name], `there is no ${what} "${name}" in ${plans.file}`, 'name'),
      ),
    ];
  });

/**
 * Checks data/plans.json: its schema, the consistency of its parts, and its names against the English UI texts;
 * `checkPlaceholders` compares these with the other languages. Reads the files below `root` instead of importing them,
 * because the import of a broken file fails without a useful position. Throws the first FileError.
 */
export const checkPlans = (root = '.'): void => {
  const plans = readJson(root, 'data/plans.json');
  const facts = shaped(plans);
  const [first] = [
    ...checkConsistency(facts).map(({ path, what }) => plans.error(path, what)),
    ...wordErrors(root, plans, facts),
  ];
  if (first !== undefined) throw first;
};
