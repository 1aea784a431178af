import { createContext, useContext } from 'react';
import type { HospitalPage, StateOption } from '#workers/contract.ts';

/** What the prerendered page already shows, written into it as JSON: the first rows by name, and the states. */
export interface FirstPage extends HospitalPage {
  readonly states: readonly StateOption[];
}

export const FirstPageContext = createContext<FirstPage | undefined>(undefined);
export const useFirstPage = (): FirstPage | undefined => useContext(FirstPageContext);
