import type { Hospital } from '#domain/hospital.ts';

/** A hospital of Miami in the Ultra network alone, unless a test says otherwise. */
export const hospitalWith = (rest: Partial<Hospital> = {}): Hospital => ({
  name: 'GENERAL HOSPITAL',
  city: 'Miami',
  state: 'FL',
  zip: '33176',
  ultra: true,
  plus: false,
  core: false,
  ...rest,
});
