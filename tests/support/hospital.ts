import type { Hospital } from '#domain/hospital.ts';

/** Columns of the provider's file. */
export const HEADER = 'Provider Name,City,State,Zipcode,Country,Ultra,Plus,Core';

/** Creates a hospital in Miami, only in the Ultra network unless `rest` says otherwise. */
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
