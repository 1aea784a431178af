/** Highest bill that an example may have, and how many people and claim-free years it may count. */
export const MAX_BILL = 100_000_000;
export const MAX_PEOPLE = 10;
export const MAX_YEARS = 10;

export type PlaceOfCare = 'outside' | 'inside';

/** The rules that decide who pays first; whole US dollars. Source: specification, section 9. */
export interface FirstPaymentRules {
  /** The same in every plan. */
  readonly options: readonly {
    readonly option: number;
    readonly outsideUs: number;
    readonly insideUs: number;
  }[];
  /** Maximum number of deductibles that a family pays, per policy. */
  readonly familyMaximum: number;
  /** Reduction of the deductible after consecutive years without a claim, and the options that have it. */
  readonly vanishing: {
    readonly percent: number;
    readonly claimFreeYears: number;
    readonly options: readonly number[];
  };
}

/** An example: each of the people has one bill of this amount in the same policy year. */
export interface FirstPaymentCase {
  /** Bill of each person, whole US dollars, at most MAX_BILL. */
  readonly bill: number;
  readonly place: PlaceOfCare;
  readonly option: number;
  /** Insured people on the policy with such a bill, at most MAX_PEOPLE. */
  readonly people: number;
  /** Consecutive years before this policy year. MAX_YEARS also covers more years. */
  readonly claimFreeYears: number;
}

/** An applied rule, in display order; whole US dollars. */
export type FirstPaymentStep =
  | { readonly kind: PlaceOfCare; readonly amount: number }
  /** The deductible after claim-free years: lowered, not lowered yet, or never with this option. */
  | { readonly kind: 'vanishing' | 'notYet' | 'otherOption'; readonly amount: number }
  /** The bill does not exceed the deductible. */
  | { readonly kind: 'smallBill'; readonly amount: number }
  /** The sum of their deductibles, and the maximum that a family pays. */
  | {
      readonly kind: 'familyWithin' | 'familyCapped';
      readonly each: number;
      readonly sum: number;
      readonly most: number;
    }
  /** The amount above the plan's annual maximum; 0 if there is none. */
  | { readonly kind: 'maximum'; readonly above: number }
  /** The amount that remains for the plan to consider; 0 if there is none. */
  | { readonly kind: 'rest'; readonly amount: number };

/**
 * The shares of all bills, whole US dollars: `first` is paid before the plan, `plan` is what the plan considers, `above` exceeds
 * the annual maximum. Together they are `people × bill`.
 */
export interface FirstPayment {
  readonly first: number;
  readonly plan: number;
  readonly above: number;
  readonly steps: readonly FirstPaymentStep[];
}

/**
 * Splits the bills of an example. `annualMaximum`: the most that the plan pays for each person and policy year.
 *
 * - The deductible is that of the option at the place of care, lowered by `vanishing`.
 * - Each person pays `min(bill, deductible)`, a family at most `familyMaximum` deductibles:
 *   `first = min(people × min(bill, deductible), familyMaximum × deductible)`. The deductible in the family maximum is the
 *   lowered one, and nothing has been paid towards it before.
 * - The plan considers the rest of each bill up to the annual maximum. People are counted one after the other; once the family
 *   maximum is reached, the others pay no deductible.
 *
 * Not computed: a benefit's own limits and waiting periods, and the share outside the network in the United States, whose
 * order among the rules is not given. Undefined: no such option.
 */
export const firstPayment = (
  rules: FirstPaymentRules,
  annualMaximum: number,
  example: FirstPaymentCase,
): FirstPayment | undefined => {
  const option = rules.options.find((each) => each.option === example.option);
  const { bill, people, place } = example;
  if (option === undefined) return undefined;
  const full = place === 'inside' ? option.insideUs : option.outsideUs;
  const lowering = vanishing(rules, example, full);
  const deductible = lowering?.amount ?? full;
  const each = Math.min(bill, deductible);
  const most = rules.familyMaximum * deductible;
  const sum = people * each;
  const first = Math.min(sum, most);
  // One person after the other, until the family maximum is reached.
  const shares = Array.from({ length: people }, (_, before) =>
    Math.max(0, Math.min(each, most - before * each)),
  );
  const above = shares.reduce((total, share) => total + Math.max(0, bill - share - annualMaximum), 0);
  const rest = people * bill - first;
  return {
    first,
    plan: rest - above,
    above,
    steps: [
      { kind: place, amount: full },
      ...(lowering === undefined ? [] : [lowering]),
      ...(bill <= deductible ? [{ kind: 'smallBill', amount: bill } as const] : []),
      ...(people === 1
        ? []
        : [{ kind: sum > most ? 'familyCapped' : 'familyWithin', each, sum, most } as const]),
      ...(rest === 0 ? [] : [{ kind: 'maximum', above } as const]),
      { kind: 'rest', amount: rest - above },
    ],
  };
};

/** The deductible after claim-free years; undefined without such years. */
const vanishing = (
  { vanishing: rule }: FirstPaymentRules,
  { option, claimFreeYears }: FirstPaymentCase,
  full: number,
): (FirstPaymentStep & { readonly amount: number }) | undefined => {
  if (claimFreeYears === 0) return undefined;
  if (!rule.options.includes(option)) return { kind: 'otherOption', amount: full };
  if (claimFreeYears < rule.claimFreeYears) return { kind: 'notYet', amount: full };
  return { kind: 'vanishing', amount: (full * (100 - rule.percent)) / 100 };
};

/** Why a text is not a bill: empty, not a whole number, or not from 1 to MAX_BILL. */
export type BillProblem = 'empty' | 'digits' | 'range';

/** Digits, alone or in groups of three with one separator; a currency may precede them, "00" cents may follow. */
const WHOLE_DOLLARS =
  /^(?:US\$|USD|\$)?\s*(?:\d+(?:[.,]00?)?|\d{1,3}([.,\s'’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]00?)?)$/i;

/**
 * Parses a bill in the notation of any language: "12000", "12,000", "12.000", "12 000", "US$ 12.000,00" are 12000. Any
 * separator before three digits groups thousands; cents other than 00 ("12.50") are an error.
 */
export const readBill = (text: string): number | BillProblem => {
  const typed = text.trim();
  if (typed === '') return 'empty';
  if (!WHOLE_DOLLARS.test(typed)) return 'digits';
  const bill = Number(typed.replace(/[.,]00?$/, '').replace(/\D/g, ''));
  return bill >= 1 && bill <= MAX_BILL ? bill : 'range';
};
