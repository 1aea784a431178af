import { PLANS, type Plan } from './plan.ts';

const DOCUMENT_CODES = ['EN', 'ES', 'PT'] as const;
export type DocumentCode = (typeof DOCUMENT_CODES)[number];

/** The year in the names of the benefit summaries. */
export const CERTIFICATE_YEAR = '2025';

const PATH = /^\/COC-([A-Z][a-z]+)-([A-Z]{2})-2025\/?$/;

/** Certificate addresses have no language prefix and never change. */
export const isCertificate = (pathname: string): boolean => pathname.startsWith('/COC-');

export interface Certificate {
  readonly plan: Plan;
  readonly code: DocumentCode;
}

/** The certificate of an address like "/COC-Optima-ES-2025"; undefined for every other. */
export const certificateOf = (pathname: string): Certificate | undefined => {
  const [, name, written] = PATH.exec(pathname) ?? [];
  const plan = PLANS.find((each) => each === name?.toLowerCase());
  const code = DOCUMENT_CODES.find((each) => each === written);
  return plan && code && { plan, code };
};

/** The name of a plan's benefit summary in a language, printed on it too: "COC-Optima-ES-2025". */
export const certificateName = (plan: Plan, code: DocumentCode): string =>
  `COC-${plan.charAt(0).toUpperCase()}${plan.slice(1)}-${code}-${CERTIFICATE_YEAR}`;

export const certificatePath = (plan: Plan, code: DocumentCode): string => `/${certificateName(plan, code)}`;

export const certificateFile = ({ plan, code }: Certificate): string => `${certificateName(plan, code)}.pdf`;
