import type { Page } from '@playwright/test';
import { encodeIndex } from '#scripts/encode/encode-index.ts';
import { encodeZipPoints } from '#scripts/encode/encode-zip-points.ts';
import type { Hospital } from '#workers/contract.ts';
import { hospitalWith } from '../../support/hospital.ts';

/** A hospital of Boston in every network, but for what a test says of it. */
export const inBoston = (name: string, rest: Partial<Hospital> = {}): Hospital =>
  hospitalWith({ name, city: 'Boston', state: 'MA', zip: '02114', plus: true, core: true, ...rest });

const BOSTON = { latitude: 42.361, longitude: -71.068 };

/** Serves a directory of these hospitals in the place of the built one; of its zips only 02114 has a known place. */
export const serveDirectory = async (page: Page, hospitals: readonly Hospital[]): Promise<void> => {
  const index = Buffer.from(encodeIndex(hospitals));
  const centroids = Buffer.from(encodeZipPoints([[2114, BOSTON]], 1000));
  await page.route(/\.index$/, (route) => route.fulfill({ body: index }));
  await page.route(/centroids.*\.bin$/, (route) => route.fulfill({ body: centroids }));
};
