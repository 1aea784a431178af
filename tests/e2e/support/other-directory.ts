import type { Page } from '@playwright/test';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { encodeZipPoints } from '#scripts/encode/encode-zip-points.ts';
import type { Hospital } from '#workers/contract.ts';
import { hospitalWith } from '../../support/hospital.ts';

/** Creates a hospital in Boston, in every network unless `rest` says otherwise. */
export const inBoston = (name: string, rest: Partial<Hospital> = {}): Hospital =>
  hospitalWith({ name, city: 'Boston', state: 'MA', zip: '02114', plus: true, core: true, ...rest });

const BOSTON = { latitude: 42.361, longitude: -71.068 };

/** Serves a directory of these hospitals instead of the built one. Only ZIP code 02114 has coordinates. */
export const serveDirectory = async (page: Page, hospitals: readonly Hospital[]): Promise<void> => {
  const index = Buffer.from(encodeIndex(hospitals));
  const centroids = Buffer.from(encodeZipPoints([['02114', BOSTON]], 1000));
  await page.route(/\.index$/, (route) => route.fulfill({ body: index }));
  await page.route(/centroids.*\.bin$/, (route) => route.fulfill({ body: centroids }));
};
