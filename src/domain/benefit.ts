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
