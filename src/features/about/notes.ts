/** Footnotes in the order in which /about cites them; the first is footnote 1. */
export const NOTES = [
  'domicile',
  'annualReport',
  'insurerRating',
  'rankings',
  'workplaceAwards',
  'exchangeRate',
] as const;

export type NoteId = (typeof NOTES)[number];

/** Footnote of each claim on /about. */
export const CLAIMS = {
  experience: 'domicile',
  liquidity: 'annualReport',
  benefitsPaid: 'annualReport',
  netIncome: 'annualReport',
  rating: 'insurerRating',
  ranking: 'rankings',
  awards: 'workplaceAwards',
  peg: 'exchangeRate',
  leastCorrupt: 'domicile',
  companies: 'domicile',
  parent: 'domicile',
  strength: 'insurerRating',
  commitment: 'domicile',
} as const satisfies Readonly<Record<string, NoteId>>;

export type Claim = keyof typeof CLAIMS;

export const claimId = (claim: Claim): string => `claim-${claim}`;

export const noteNumber = (claim: Claim): number => NOTES.indexOf(CLAIMS[claim]) + 1;

/** Claims that cite the footnote, in reading order. */
export const claimsOf = (note: NoteId): readonly Claim[] =>
  (Object.keys(CLAIMS) as Claim[]).filter((claim) => CLAIMS[claim] === note);
