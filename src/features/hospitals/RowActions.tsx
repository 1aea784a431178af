import type { ReactNode } from 'react';
import type { Hospital } from '#workers/contract.ts';

/** What can be done with one hospital: open it in a maps application, print its desk card, report an error. */
export const RowActions = (_: { readonly hospital: Hospital }): ReactNode => null;
