import { MAX_TEXT } from '#workers/contract.ts';

const PARAMETER = 'q';

/** The text that an address's query searches for; empty: none. */
export const askedIn = (search: string): string =>
  (new URLSearchParams(search).get(PARAMETER) ?? '').slice(0, MAX_TEXT);

/** The query with another text to search for; what else it says stays. */
export const asking = (search: string, text: string): string => {
  const params = new URLSearchParams(search);
  if (text.trim() === '') params.delete(PARAMETER);
  else params.set(PARAMETER, text);
  return params.toString();
};
