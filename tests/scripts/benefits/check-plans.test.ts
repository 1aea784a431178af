import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkPlans } from '#scripts/benefits/check-plans.ts';
import { runScript } from '../../support/run-script.ts';
import { contentFolder, fileErrorOf } from '../content/content-folder.ts';

const PLANS_JSON = 'data/plans.json';
const wordsFile = (name: string): string => `data/words/en/${name}.json`;
const WORDS = wordsFile('benefits');
const NAMES = ['benefits', 'glossary', 'plan-cards', 'without-deductible'];

const MARK = '▸';

/**
 * Returns a copy of the site's data in which `put` replaces the first `old` after `before`, and the place of the expected
 * error: the mark ▸ in `put`, or else its start.
 */
const brokenContent = (before: string, old: string, put: string, file = PLANS_JSON) => {
  const files = [PLANS_JSON, ...NAMES.map(wordsFile)];
  const texts = Object.fromEntries(files.map((each) => [each, readFileSync(each, 'utf8')]));
  const source = texts[file] ?? '';
  if (!source.includes(before + old)) throw new Error(`${file} does not hold ${before}${old}`);
  const marked = source.replace(before + old, () => before + (put.includes(MARK) ? put : MARK + put));
  const lines = marked.split(MARK, 1)[0]?.split('\n') ?? [];
  texts[file] = marked.replace(MARK, '');
  return {
    folder: contentFolder(texts),
    place: `${file}:${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`,
  };
};

it('the site’s own data is valid', () => {
  expect(() => checkPlans()).not.toThrow();
});

const notJson = (found: string): string => `this is not JSON: ${found} is not expected here`;

it.each<[before: string, old: string, put: string, what: string, file?: string]>([
  // Invalid JSON, at the first unexpected token
  ['', '{', 'plans: {', notJson('"plans"')],
  ['["open", "ultra"', ']', ', ▸]', notJson('"]"')],
  ['  ', '"services"', '// services\n  "services"', notJson('"// services"')],
  ['"name": "Vital"', '', ', ▸"name": "Vital"', '"name" occurs twice'],

  // Unknown names
  ['', '"superior": {', '"essential": {}, "superior": {', '"essential" is not known here'],
  ['"benefits": ', '{\n    "general": [', '{\n    "generals": [', '"general" is missing'],
  ['["open", ', '"ultra"]', '"mega"]', '"mega" is no network; there are open, ultra, plus, core'],
  ['"term": ', '"evacuation"', '"rescue"', `the term "rescue" has no words in ${wordsFile('glossary')}`],
  ['"id": ', '"psa"', '"x-ray"', '"x-ray" is no exam; there are colonoscopy, mammogram, pap-smear, psa'],
  [
    '"per": ',
    '"event"',
    '"week"',
    '"week" is no unit of an amount; there are event, day, visit, organ, baby',
  ],
  ['"deductible": ', '"waived"', '0', '0 is no mark of the deductible; there are waived'],
  ['{ "benefit": ', '"eye-exam" }', '"ear-exam" }', 'there is no benefit "ear-exam"'],
  ['coverage", "plans": [', '"superior"', '"gold"', '"gold" is no plan; there are superior, optima, vital'],

  // Row ids are unique, in lower case with hyphens
  ['"id": ', '"living-donor"', '"organ-transplant"', 'the id "organ-transplant" is given twice'],
  ['"id": ', '"hiv-aids"', '"HIV-AIDS"', 'the id "HIV-AIDS" is not in small letters with hyphens'],
  ['"id": ', '"hiv-aids"', '7', 'an id must be text'],
  ['', '{\n        "id": "hiv-aids",', '{', '"id" is missing'],

  // Figures are positive whole numbers, percentages at most 100
  ['"amount": ', '2500 ', '0 ', '0 is not a whole number above 0'],
  ['"amount": ', '2500 ', '"2,500" ', 'this must be a number'],
  ['"percent": ', '100 ', '101 ', '101 is more than 100 per cent'],

  // A row has one kind of value, for every plan
  [
    '',
    '{ "id": "renewal", "fact": "renewal" }',
    '{ "id": "renewal", "fact": "renewal", "values": { "superior": null, "optima": null, "vital": null } }',
    'a benefit has either "fact" or "values", and not both',
  ],
  [
    '',
    '{ "visits": 3 }',
    '{ "times": 3 }',
    'this is neither null nor one of amount, percent, days, visits, withinDays, includedIn',
  ],
  ['{ ', '"visits": 3 }', '"visits": 3, "days": 3 }', '"visits" is not known here'],
  ['', '{ "from": 21, "to": 65 }', '{ "from": 65, "to": 21 }', 'these ages end before they begin'],
  [
    '',
    '{ "id": "colonoscopy", "ages": { "from": 45 }, "everyYears": 10 }',
    '{ "id": "colonoscopy", "ages": { "from": 45 } }',
    'an exam has either "everyYears" or "oncePerPolicyYear"',
  ],

  // Parts contradict each other
  ['"option": ', '2,', '3,', 'option 3 is in the place of option 2'],
  ['"maternityOptions": [1, ', '2]', '7]', 'there is no deductible option 7'],
  ['', '["open", "ultra"]', '["open"]', 'a plan has two different networks'],
  ['"benefit": ', '"eye-exam" }', '"hearing-aids" }', 'the benefit "hearing-aids" has a deductible'],
  [
    '"id": "allergies",',
    '',
    ' "deductible": ▸"waived",',
    'the benefit "allergies" is missing under "withoutDeductible"',
  ],

  // Every row needs English texts, and every text a row
  ['"id": ', '"hiv-aids"', '"hiv"', `the benefit "hiv" has no words in ${WORDS}`],
  [
    '"id": ',
    '"cancer-treatment"',
    '"cancer"',
    `the benefit of the plan cards "cancer" has no words in ${wordsFile('plan-cards')}`,
  ],
  [
    '"rows": {',
    '',
    '▸"dental": { "label": "Dental", "detail": "", "synonyms": "" },',
    `there is no benefit "dental" in ${PLANS_JSON}`,
    WORDS,
  ],
  ['"groups": {', '', '▸"dental": "Dental",', `there is no group "dental" in ${PLANS_JSON}`, WORDS],
])('%s%s → %s: %s', (before, old, put, what, file) => {
  const { folder, place } = brokenContent(before, old, put, file);
  expect(fileErrorOf(() => checkPlans(folder))).toBe(`${place}: ${what}`);
});

it('the build exits with 1 and the position of broken data, and neither writes nor deletes files', () => {
  const { folder, place } = brokenContent('"amount": ', '2500 ', '-1 ');
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.html'), 'the last good build');
  const before = readdirSync(folder, { recursive: true });
  expect(runScript('build', [], { cwd: folder })).toEqual({
    status: 1,
    stdout: '',
    stderr: `${place}: -1 is not a whole number above 0\n`,
  });
  expect(readdirSync(folder, { recursive: true })).toEqual(before);
});
