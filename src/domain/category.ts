export const CATEGORIES = [
  'consultants',
  'our-plans',
  'underwriting',
  'policy-administration',
  'premium-payment',
  'policy-documents',
  'clinical-care',
  'traveling-to-the-us',
  'portals',
] as const;
export type Category = (typeof CATEGORIES)[number];

export const isCategory = (value: string): value is Category =>
  (CATEGORIES as readonly string[]).includes(value);
