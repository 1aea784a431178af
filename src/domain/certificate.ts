import { PLANS, type Plan } from './plan.ts';

/** Codes of documents, by language. */
export type DocumentCode = 'EN' | 'ES' | 'PT';

/** The year in the names of the benefit summaries. */
export const CERTIFICATE_YEAR = '2025';

const PATH = /^\/COC-(Superior|Optima|Vital)-(EN|ES|PT)-2025\/?$/;

/** Such an address never moves to another language. */
export const isCertificate = (pathname: string): boolean => pathname.startsWith('/COC-');

export interface Certificate {
  readonly plan: Plan;
  readonly code: DocumentCode;
}

/** The certificate that an address names: "/COC-Optima-ES-2025"; undefined for every other. */
export const certificateOf = (pathname: string): Certificate | undefined => {
  const match = PATH.exec(pathname);
  if (match === null) return undefined;
  const plan = PLANS.find((each) => each === match[1]?.toLowerCase());
  return plan && { plan, code: match[2] as DocumentCode };
};

/** The name of a plan's benefit summary in a language, printed on it too: "COC-Optima-ES-2025". */
export const certificateName = (plan: Plan, code: DocumentCode): string =>
  `COC-${plan.charAt(0).toUpperCase()}${plan.slice(1)}-${code}-${CERTIFICATE_YEAR}`;

/** Address of a plan's certificate in a language. It never moves. */
export const certificatePath = (plan: Plan, code: DocumentCode): string => `/${certificateName(plan, code)}`;

/** The document's file: "COC-Optima-ES-2025.pdf". */
export const certificateFile = ({ plan, code }: Certificate): string => `${certificateName(plan, code)}.pdf`;
