import type { Plan } from './plan.ts';

/** Benefit groups, in the order of the tables. Source: specification, section 3; their rows: ruling 27b. */
export const BENEFIT_GROUPS = [
  'general',
  'emergency',
  'inpatient',
  'inpatient-outpatient',
  'outpatient',
  'wellness',
  'maternity',
  'additional',
] as const;
export type BenefitGroup = (typeof BENEFIT_GROUPS)[number];

export const isBenefitGroup = (value: unknown): value is BenefitGroup =>
  (BENEFIT_GROUPS as readonly unknown[]).includes(value);

/** What one plan pays for one benefit. Amounts are whole US dollars, per insured person and policy year unless `per` says otherwise. */
export type BenefitValue =
  | {
      readonly amount: number;
      readonly per?: 'event' | 'day' | 'visit' | 'organ' | 'baby';
      readonly maximumDays?: number;
      readonly maximumVisits?: number;
    }
  /** Share of the cost, per cent. */
  | { readonly percent: number; readonly maximumDays?: number }
  | { readonly days: number }
  | { readonly visits: number }
  /** The service must take place within so many days. */
  | { readonly withinDays: number }
  /** Paid as part of another benefit. */
  | { readonly includedIn: 'birth' };

/** Ages of the insured person: from and to are inclusive, under is not. */
export interface Ages {
  readonly from?: number;
  readonly to?: number;
  readonly under?: number;
}

/** One of the exams that a benefit names, with its ages and how often it is paid. */
export interface Exam {
  readonly id: 'colonoscopy' | 'mammogram' | 'pap-smear' | 'psa';
  readonly ages: Ages;
  readonly everyYears?: number;
  readonly oncePerPolicyYear?: true;
}

/** Facts of the policy and the plans that the tables show as rows too. */
export type BenefitFact =
  | 'annualMaximum'
  | 'networks'
  | 'outOfNetworkPercent'
  | 'ages'
  | 'renewal'
  | 'startWaitingDays'
  | 'temporaryCoverage'
  | 'familyMaximum'
  | 'vanishingPercent'
  | 'servicePercent'
  | 'waiverOfPremiumYears';

/** One row of the benefit tables. */
export interface Benefit {
  /** Stable; the row's anchor. */
  readonly id: string;
  /** Null: not included in the plan. Left out where the row shows a fact that stands elsewhere. */
  readonly values?: Readonly<Record<Plan, BenefitValue | null>>;
  readonly fact?: BenefitFact;
  /** Months that the policy must have been in force. */
  readonly waitingMonths?: number;
  /** Paid without a deductible. */
  readonly deductible?: 'waived';
  /** The amount is for the insured person's lifetime, not for a policy year. */
  readonly coverage?: 'lifetime';
  /** Only with some of the deductible options. */
  readonly limitedTo?: 'maternity' | 'preventive' | 'vanishing';
  readonly ages?: Ages;
  readonly exams?: readonly Exam[];
  /** Term of the glossary that explains the row. */
  readonly term?: string;
}

export const isAmount = (value: BenefitValue): value is Extract<BenefitValue, { readonly amount: number }> =>
  'amount' in value;

export const isPercent = (
  value: BenefitValue,
): value is Extract<BenefitValue, { readonly percent: number }> => 'percent' in value;
