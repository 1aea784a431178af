import * as v from 'valibot';
import { BENEFIT_GROUPS } from '#domain/benefit.ts';
import { NETWORKS } from '#domain/network.ts';
import { PLANS } from '#domain/plan.ts';

const whole = v.pipe(
  v.number('this must be a number'),
  v.description('a whole number above 0'),
  v.check(
    (value) => Number.isSafeInteger(value) && value > 0,
    ({ input }) => `${input} is not a whole number above 0`,
  ),
);
const percent = v.pipe(
  whole,
  v.maxValue(100, ({ input }) => `${input} is more than 100 per cent`),
  v.description('a whole number from 1 to 100'),
);
const id = v.pipe(
  v.string('an id must be text'),
  v.regex(
    /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/,
    ({ input }) => `the id "${input}" is not in small letters with hyphens`,
  ),
);
const oneOf = <const Choice extends string>(what: string, choices: readonly Choice[]) =>
  v.picklist(
    choices,
    ({ input }) => `${JSON.stringify(input)} is no ${what}; there are ${choices.join(', ')}`,
  );
const plan = oneOf('plan', PLANS);
const options = v.array(whole, 'this must be a list of deductible options');

const eachOf = <const Name extends string, const Schema extends v.GenericSchema>(
  names: readonly Name[],
  schema: Schema,
) => v.strictObject(Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>);

/** Whole US dollars, per insured person and policy year unless `per` says otherwise. */
const AMOUNT = v.strictObject({
  amount: whole,
  per: v.exactOptional(oneOf('unit of an amount', ['event', 'day', 'visit', 'organ', 'baby'])),
  maximumDays: v.exactOptional(whole),
  maximumVisits: v.exactOptional(whole),
});
export type Amount = v.InferOutput<typeof AMOUNT>;

const VALUES = {
  amount: AMOUNT,
  percent: v.strictObject({ percent, maximumDays: v.exactOptional(whole) }),
  days: v.strictObject({ days: whole }),
  visits: v.strictObject({ visits: whole }),
  withinDays: v.strictObject({ withinDays: whole }),
  includedIn: v.strictObject({ includedIn: oneOf('benefit that pays for others', ['birth']) }),
};
const VALUE_NAMES = Object.keys(VALUES) as (keyof typeof VALUES)[];

export type BenefitValue = v.InferOutput<(typeof VALUES)[keyof typeof VALUES]>;

const has = (input: unknown, name: string): boolean =>
  typeof input === 'object' && input !== null && Object.hasOwn(input, name);

/** Picks the schema by the first known key, so that the error names the wrong part. */
const value = v.lazy((input): v.GenericSchema<unknown, BenefitValue | null> => {
  if (input === null) return v.null();
  const name = VALUE_NAMES.find((each) => has(input, each));
  return name ? VALUES[name] : v.never(`this is neither null nor one of ${VALUE_NAMES.join(', ')}`);
});

/** Ages of the insured person: `from` and `to` are inclusive, `under` is exclusive. */
const AGES = v.pipe(
  v.strictObject({
    from: v.exactOptional(whole),
    to: v.exactOptional(whole),
    under: v.exactOptional(whole),
  }),
  v.check(({ from = 0, to = from }) => from <= to, 'these ages end before they begin'),
);

export type Ages = v.InferOutput<typeof AGES>;

const EXAM = v.pipe(
  v.strictObject({
    id: oneOf('exam', ['colonoscopy', 'mammogram', 'pap-smear', 'psa']),
    ages: AGES,
    everyYears: v.exactOptional(whole),
    oncePerPolicyYear: v.exactOptional(v.literal(true)),
  }),
  v.check(
    (exam) => has(exam, 'everyYears') !== has(exam, 'oncePerPolicyYear'),
    'an exam has either "everyYears" or "oncePerPolicyYear"',
  ),
);

export type Exam = v.InferOutput<typeof EXAM>;

const FACT = oneOf('fact', [
  'annualMaximum',
  'networks',
  'outOfNetworkPercent',
  'ages',
  'renewal',
  'startWaitingDays',
  'temporaryCoverage',
  'familyMaximum',
  'vanishingPercent',
  'servicePercent',
  'waiverOfPremiumYears',
]);

export type BenefitFact = v.InferOutput<typeof FACT>;

const benefit = v.pipe(
  v.strictObject({
    id,
    fact: v.exactOptional(FACT),
    /** Null: not included in the plan. */
    values: v.exactOptional(eachOf(PLANS, value)),
    /** Months that the policy must have been in force. */
    waitingMonths: v.exactOptional(whole),
    deductible: v.exactOptional(oneOf('mark of the deductible', ['waived'])),
    /** The amount is for the insured person's lifetime, not for a policy year. */
    coverage: v.exactOptional(oneOf('coverage', ['lifetime'])),
    /** Only with some of the deductible options. */
    limitedTo: v.exactOptional(oneOf('list of options', ['maternity', 'preventive', 'vanishing'])),
    ages: v.exactOptional(AGES),
    exams: v.exactOptional(v.array(EXAM)),
    term: v.exactOptional(id),
  }),
  v.check(
    (row) => has(row, 'fact') !== has(row, 'values'),
    'a benefit has either "fact" or "values", and not both',
  ),
);

export type Benefit = v.InferOutput<typeof benefit>;

const PLAN = v.strictObject({
  name: v.string(),
  annualMaximum: whole,
  networks: v.array(oneOf('network', NETWORKS)),
  outOfNetworkPercent: v.nullable(percent),
  temporaryCoverage: whole,
  waiverOfPremiumYears: whole,
});

/** The shape of data/plans.json. rules.ts checks that its parts agree. */
export const PLANS_FILE = v.strictObject({
  plans: eachOf(PLANS, PLAN),
  networks: eachOf(NETWORKS, v.strictObject({ name: v.string() })),
  deductibles: v.strictObject({
    options: v.array(v.strictObject({ option: whole, outsideUs: whole, insideUs: whole })),
    familyMaximum: whole,
    vanishing: v.strictObject({ percent, claimFreeYears: whole, options }),
    maternityOptions: options,
    preventiveOptions: options,
  }),
  policy: v.strictObject({
    minimumAge: whole,
    maximumAge: whole,
    startWaitingDays: whole,
    reviewDays: whole,
    notificationHours: whole,
    emergencyReportHours: whole,
    dependentMaximumAge: whole,
  }),
  services: v.strictObject({ paidPercent: percent, telehealthLanguages: whole }),
  maternity: v.strictObject({ dependentDaughterMonths: whole }),
  benefits: eachOf(BENEFIT_GROUPS, v.array(benefit)),
  withoutDeductible: v.array(
    v.array(
      v.strictObject({
        /** A row of the tables, or `serious-accident`, for which the source gives no row. */
        benefit: id,
        /** Only the first hospitalization after the accident. */
        firstHospitalization: v.exactOptional(v.literal(true)),
      }),
    ),
  ),
  cardBenefits: v.array(v.strictObject({ id, plans: v.array(plan) })),
});

export type PlansFile = v.InferOutput<typeof PLANS_FILE>;
