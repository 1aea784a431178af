import { type Hospital, hospitalKey, isHospitalKey } from '#domain/hospital.ts';

/** A hospital on a visitor's list: its key, and its name and place in case the directory no longer has the hospital. */
export interface MyHospital extends Pick<Hospital, 'name' | 'city' | 'state'> {
  readonly key: string;
}

export type MyHospitals = readonly MyHospital[];

/** Maximum length of the list: as many hospitals as a visitor can compare. */
export const MAX_HOSPITALS = 10;

export const myHospitalOf = (hospital: Hospital): MyHospital => ({
  key: hospitalKey(hospital),
  name: hospital.name,
  city: hospital.city,
  state: hospital.state,
});

const MAX_NAME = 160;
/** Control and format characters, including those that reverse the direction of the following text. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(INVISIBLE, '').trim().slice(0, MAX_NAME) : '';

const hospitalFrom = (value: unknown): MyHospital | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, name, city, state } = value as Record<string, unknown>;
  if (typeof key !== 'string' || !isHospitalKey(key)) return undefined;
  return { key, name: textOf(name) || key, city: textOf(city), state: textOf(state).slice(0, 2) };
};

/** Concatenates lists: keeps the first hospital of each key, and at most `MAX_HOSPITALS`. */
export const joined = (...lists: readonly MyHospitals[]): MyHospitals =>
  lists
    .flat()
    .filter(({ key }, at, all) => all.findIndex((each) => each.key === key) === at)
    .slice(0, MAX_HOSPITALS);

/** Parses a stored list, which another program may have written. Drops invalid entries. */
export const listFrom = (stored: string | null): MyHospitals => {
  try {
    const values: unknown = JSON.parse(stored ?? '[]');
    if (!Array.isArray(values)) return [];
    return joined(values.map(hospitalFrom).filter((each) => each !== undefined));
  } catch {
    return [];
  }
};

export const LIST_PARAMETER = 'mine';

export const keysFrom = (params: URLSearchParams): readonly string[] => {
  // Ten keys of the maximum length, each with a comma.
  const named = (params.get(LIST_PARAMETER) ?? '')
    .slice(0, 10 * 161)
    .toLowerCase()
    .split(',');
  const keys = named.map((key) => key.trim()).filter(isHospitalKey);
  return [...new Set(keys)].slice(0, MAX_HOSPITALS);
};

export const listParams = (keys: readonly string[]): URLSearchParams =>
  new URLSearchParams({ [LIST_PARAMETER]: keys.join(',') });
