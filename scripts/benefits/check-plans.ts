import * as v from 'valibot';
import { type JsonFile, type JsonPath, readJson } from '../content/read-json.ts';
import type { FileError } from '../errors.ts';
import { disagreements } from './plans-rules.ts';
import { PLANS_FILE, type PlansFile } from './plans-schema.ts';
import { wordErrors } from './words-rules.ts';

const FILE = 'data/plans.json';

/** A text rather than the schema's own: what is missing, and what is too much. */
const tell = (issue: v.BaseIssue<unknown>): { readonly what: string; readonly name: boolean } => {
  const key = JSON.stringify(issue.path?.at(-1)?.key);
  if (issue.type !== 'strict_object' || issue.path?.at(-1)?.type !== 'object')
    return { what: issue.message, name: false };
  if (issue.expected === 'never') return { what: `${key} is not known here`, name: true };
  return issue.received === 'undefined'
    ? { what: `${key} is missing`, name: false }
    : { what: issue.message, name: false };
};

const pathOf = (issue: v.BaseIssue<unknown>): JsonPath =>
  (issue.path ?? []).map(({ key }) => key as string | number);

const shapeError = (plans: JsonFile, issue: v.BaseIssue<unknown>): FileError => {
  const { what, name } = tell(issue);
  return plans.error(pathOf(issue), what, name ? 'name' : 'value');
};

const shaped = (plans: JsonFile): PlansFile => {
  const { success, output, issues } = v.safeParse(PLANS_FILE, plans.value, { abortPipeEarly: true });
  if (success) return output;
  throw shapeError(plans, issues[0]);
};

/**
 * Holds data/plans.json against its schema, its parts against each other, and its rows, exams and terms against the
 * words in every language. Reads the files below `root` and imports none of them, so that it can tell what is wrong
 * where an import would only fail. Throws the first FileError.
 */
export const checkPlans = (root = '.'): void => {
  const plans = readJson(root, FILE);
  const facts = shaped(plans);
  const [first] = [
    ...disagreements(facts).map(({ path, what }) => plans.error(path, what)),
    ...wordErrors(root, plans, facts),
  ];
  if (first !== undefined) throw first;
};
