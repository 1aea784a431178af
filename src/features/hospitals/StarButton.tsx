import type { ReactNode } from 'react';
import type { Hospital } from '#workers/contract.ts';

/** Puts a hospital on the visitor's own list, or takes it off. */
export const StarButton = (_: { readonly hospital: Hospital }): ReactNode => null;
