import type { ReactNode } from 'react';
import type { Results } from './useHospitalSearch.ts';

/** Taking the list along: as a file, on paper, as a link. */
export const TakeAlong = (_: { readonly results: Results }): ReactNode => null;
