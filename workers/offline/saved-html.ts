import { KEPT_MARK, SAVED_MARK } from '#domain/offline.ts';

/** A page's HTML that says when it was saved. `savedAt` is an ISO time. */
export const withSavedMark = (html: string, savedAt: string): string =>
  html.replace('<html ', `<html ${SAVED_MARK}="${savedAt}" `);

const ITEM = new RegExp(` hidden=""( ${KEPT_MARK}="([^"]*)")`, 'g');

/** The stand-in's HTML that shows which pages are kept. */
export const withKeptPages = (html: string, isKept: (path: string) => boolean): string =>
  html.replace(ITEM, (hidden, shown: string, path: string) => (isKept(path) ? shown : hidden));
