import type { Hospital } from '#domain/hospital.ts';
import { hospitalKey, isHospitalKey } from '#domain/hospital.ts';

/** A hospital on a visitor's list: its key, and what to call it should the directory lose it. */
export interface MyHospital extends Pick<Hospital, 'name' | 'city' | 'state'> {
  readonly key: string;
}

export type MyHospitals = readonly MyHospital[];

/** As many as a visitor can compare. */
export const MOST_HOSPITALS = 10;

export const myHospitalOf = (hospital: Hospital): MyHospital => ({
  key: hospitalKey(hospital),
  name: hospital.name,
  city: hospital.city,
  state: hospital.state,
});

/** All that is known of a hospital that stands in a link alone: "baptist hospital of miami miami fl 33176". */
export const nameOfKey = (key: string): string => key.replaceAll('-', ' ');

const MAX_NAME = 160;
/** Control characters, and those that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu;

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(INVISIBLE, '').trim().slice(0, MAX_NAME) : '';

const hospitalFrom = (value: unknown): MyHospital | undefined => {
  if (typeof value !== 'object' || value === null) return undefined;
  const { key, name, city, state } = value as Record<string, unknown>;
  if (typeof key !== 'string' || !isHospitalKey(key)) return undefined;
  return { key, name: textOf(name) || nameOfKey(key), city: textOf(city), state: textOf(state).slice(0, 2) };
};

/** The first of each key. */
const once = <Of extends { readonly key: string }>(items: readonly Of[]): readonly Of[] =>
  [...new Map(items.toReversed().map((item) => [item.key, item])).values()].toReversed();

/** Lists one after the other: each hospital once, as many as there is room for. */
export const joined = (...lists: readonly MyHospitals[]): MyHospitals =>
  once(lists.flat()).slice(0, MOST_HOSPITALS);

/** Reads what a browser has kept, whoever wrote it; rubbish is left out. */
export const listFrom = (kept: string | null): MyHospitals => {
  try {
    const values: unknown = JSON.parse(kept ?? '[]');
    if (!Array.isArray(values)) return [];
    return joined(values.map(hospitalFrom).filter((each) => each !== undefined));
  } catch {
    return [];
  }
};
