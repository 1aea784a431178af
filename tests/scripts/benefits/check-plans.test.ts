import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkPlans } from '#scripts/benefits/check-plans.ts';
import { runScript } from '../../support/run-script.ts';
import { fileErrorOf } from '../content/content-folder.ts';
import { brokenContent, ownContent, PLANS_JSON, wordsFile } from './broken-content.ts';

/** Change (`find` becomes `put`) and the error expected at the mark ▸. */
type Row = readonly [find: string, put: string, what: string];

const refuses = (rows: readonly Row[], file = PLANS_JSON): void => {
  it.each(rows)('%s → %s: %s', (find, put, what) => {
    const { folder, place } = brokenContent({ file, find, put });
    expect(fileErrorOf(folder, () => checkPlans(folder))).toBe(`${place}: ${what}`);
  });
};

it('the site’s own data is valid', () => {
  const folder = ownContent();
  expect(fileErrorOf(folder, () => checkPlans(folder))).toBeUndefined();
});

describe('invalid JSON is rejected at the first unexpected token', () => {
  const not = (found: string): string => `this is not JSON: ${found} is not expected here`;
  refuses([
    ['{', '▸plans: {', not('"plans"')],
    ['["open", "ultra"]', '["open", "ultra", ▸]', not('"]"')],
    ['"Superior"', "▸'Superior'", not(`"'Superior'"`)],
    ['  "services"', '  ▸// services\n  "services"', not('"// services"')],
    ['"name": "Vital"', '"name": "Vital", ▸"name": "Vital"', '"name" occurs twice'],
  ]);
});

describe('unknown names are rejected', () => {
  refuses([
    ['"superior": {', '▸"essential": {}, "superior": {', '"essential" is not known here'],
    ['"benefits": {\n    "general": [', '"benefits": ▸{\n    "generals": [', '"general" is missing'],
    ['["open", "ultra"]', '["open", ▸"mega"]', '"mega" is no network; there are open, ultra, plus, core'],
    [
      '"term": "evacuation"',
      '"term": ▸"rescue"',
      'the term "rescue" has no words in data/words/en/glossary.json',
    ],
    ['"id": "psa"', '"id": ▸"x-ray"', '"x-ray" is no exam; there are colonoscopy, mammogram, pap-smear, psa'],
    [
      '"per": "event"',
      '"per": ▸"week"',
      '"week" is no unit of an amount; there are event, day, visit, organ, baby',
    ],
    ['"deductible": "waived"', '"deductible": ▸0', '0 is no mark of the deductible; there are waived'],
    ['{ "benefit": "eye-exam" }', '{ "benefit": ▸"ear-exam" }', 'there is no benefit "ear-exam"'],
    [
      '"id": "worldwide-coverage", "plans": ["superior"',
      '"id": "worldwide-coverage", "plans": [▸"gold"',
      '"gold" is no plan; there are superior, optima, vital',
    ],
  ]);
});

describe('row ids are unique, in lower case with hyphens', () => {
  const form = (id: string): string => `the id "${id}" is not in small letters with hyphens`;
  refuses([
    ['"id": "living-donor"', '"id": ▸"organ-transplant"', 'the id "organ-transplant" is given twice'],
    ['"id": "hiv-aids"', '"id": ▸"HIV-AIDS"', form('HIV-AIDS')],
    ['"id": "hiv-aids"', '"id": ▸7', 'an id must be text'],
    ['{\n        "id": "hiv-aids",', '▸{', '"id" is missing'],
  ]);
});

describe('figures are positive whole numbers, percentages at most 100', () => {
  refuses([
    ['"amount": 2500 ', '"amount": ▸0 ', '0 is not a whole number above 0'],
    ['"amount": 2500 ', '"amount": ▸"2,500" ', 'this must be a number'],
    ['"percent": 100 ', '"percent": ▸101 ', '101 is more than 100 per cent'],
  ]);
});

describe('a row has one kind of value, for every plan', () => {
  refuses([
    [
      '{ "id": "renewal", "fact": "renewal" }',
      '▸{ "id": "renewal", "fact": "renewal", "values": { "superior": null, "optima": null, "vital": null } }',
      'a benefit has either "fact" or "values", and not both',
    ],
    [
      '"values": { "superior": { "visits": 3 }, "optima": { "visits": 2 }, "vital": null }',
      '"values": ▸{ "superior": { "visits": 3 }, "optima": { "visits": 2 } }',
      '"vital" is missing',
    ],
    [
      '{ "visits": 3 }',
      '▸{ "times": 3 }',
      'this is neither null nor one of amount, percent, days, visits, withinDays, includedIn',
    ],
    ['{ "visits": 3 }', '{ ▸"visits": 3, "days": 3 }', '"visits" is not known here'],
    ['{ "from": 21, "to": 65 }', '▸{ "from": 65, "to": 21 }', 'these ages end before they begin'],
    [
      '{ "id": "colonoscopy", "ages": { "from": 45 }, "everyYears": 10 }',
      '▸{ "id": "colonoscopy", "ages": { "from": 45 } }',
      'an exam has either "everyYears" or "oncePerPolicyYear"',
    ],
  ]);
});

describe('contradictory parts are rejected', () => {
  refuses([
    ['"option": 2,', '"option": ▸3,', 'option 3 is in the place of option 2'],
    ['"maternityOptions": [1, 2]', '"maternityOptions": [1, ▸7]', 'there is no deductible option 7'],
    ['["open", "ultra"]', '▸["open"]', 'a plan has two different networks'],
    [
      '{ "benefit": "eye-exam" }',
      '{ "benefit": ▸"hearing-aids" }',
      'the benefit "hearing-aids" has a deductible',
    ],
    [
      '"id": "allergies",',
      '"id": "allergies", "deductible": ▸"waived",',
      'the benefit "allergies" is missing under "withoutDeductible"',
    ],
  ]);
});

describe('every row needs English texts, and every text a row', () => {
  const words = wordsFile('en');
  const noWords = (id: string, file = words): string => `the benefit "${id}" has no words in ${file}`;
  refuses([
    ['"id": "hiv-aids"', '"id": ▸"hiv"', noWords('hiv')],
    [
      '"id": "allergies",',
      '"id": ▸"dental", "values": { "superior": null, "optima": null, "vital": null } }, { "id": "allergies",',
      noWords('dental'),
    ],
    [
      '"id": "cancer-treatment"',
      '"id": ▸"cancer"',
      `the benefit of the plan cards "cancer" has no words in ${wordsFile('en', 'plan-cards')}`,
    ],
  ]);
  refuses(
    [
      [
        '"rows": {',
        '"rows": {\n    ▸"dental": { "label": "Dental", "detail": "", "synonyms": "" },',
        'there is no benefit "dental" in data/plans.json',
      ],
      [
        '"groups": {',
        '"groups": {\n    ▸"dental": "Dental",',
        'there is no group "dental" in data/plans.json',
      ],
      ['"circumcision": {', '"circumcision": {}, ▸"circumcision": {', '"circumcision" occurs twice'],
    ],
    words,
  );
});

it('the build exits with 1 and the position of broken data, and neither writes nor deletes files', () => {
  const { folder, place } = brokenContent({
    file: PLANS_JSON,
    find: '"amount": 2500 ',
    put: '"amount": ▸-1 ',
  });
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
