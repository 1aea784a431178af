import type { Journey } from './journey.ts';
import { COMPARISON } from './journeys/comparison.ts';
import { DOCUMENTS } from './journeys/documents.ts';
import { FINDER } from './journeys/finder.ts';
import { HELP } from './journeys/help.ts';
import { LANGUAGE } from './journeys/language.ts';
import { EVERY_PAGE } from './journeys/pages.ts';

export const JOURNEYS: readonly Journey[] = [
  ...LANGUAGE,
  ...FINDER,
  ...COMPARISON,
  ...HELP,
  ...DOCUMENTS,
  ...EVERY_PAGE,
];
