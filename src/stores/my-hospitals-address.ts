import { isHospitalKey } from '#domain/hospital-key.ts';
import { MOST_HOSPITALS } from './my-hospitals-list.ts';

/** Name of the address's parameter that holds a list. */
export const LIST_PARAMETER = 'mine';

/** Longest value that is read: ten keys of the greatest length. */
const MOST_TEXT = 10 * 161;

/** The keys of the list that an address holds, each once, at most ten; what is no key is left out. `?mine=key,key` */
export const keysFrom = (params: URLSearchParams): readonly string[] => {
  const named = (params.get(LIST_PARAMETER) ?? '').slice(0, MOST_TEXT).toLowerCase().split(',');
  const keys = named.map((key) => key.trim()).filter(isHospitalKey);
  return [...new Set(keys)].slice(0, MOST_HOSPITALS);
};

/** The query of an address that holds this list. */
export const listParams = (keys: readonly string[]): URLSearchParams =>
  new URLSearchParams({ [LIST_PARAMETER]: keys.join(',') });
