import brand from '#data/brand.json';
import type { FormId } from '#domain/files.ts';
import type { FormLayout, Row } from '../kit/layout.ts';
import { beneficiaryForm } from './beneficiary-form.ts';
import { changeRequestForm } from './change-request-form.ts';
import { claimForm } from './claim-form.ts';
import { directDepositForm } from './direct-deposit-form.ts';
import { preAuthorizationForm } from './pre-authorization-form.ts';

const LAYOUTS: { readonly [Form in FormId]: FormLayout<Form> } = {
  claim: claimForm,
  preauthorization: preAuthorizationForm,
  deposit: directDepositForm,
  change: changeRequestForm,
  beneficiary: beneficiaryForm,
};

/** The sections of a form with their rows, in the order of its layout. */
export const formSections = (form: FormId): readonly (readonly [string, readonly Row[]])[] =>
  Object.entries<readonly Row[]>(LAYOUTS[form]);

/** Where a filled-in form goes: medical notification has its own address. */
export const sendTo = (form: FormId): string =>
  form === 'preauthorization' ? brand.emails.medical : brand.emails.general;
