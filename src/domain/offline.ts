import type { Language } from './language.ts';
import type { PageId } from './page.ts';

/** Pages that are kept for reading without a network, in the order in which they are fetched. */
export const OFFLINE_PAGES = [
  'home',
  'hospitals',
  'superior',
  'optima',
  'vital',
  'comparePlans',
  'faqs',
] as const satisfies readonly PageId[];

/** Fallback for pages that are not kept; path without language prefix. */
export const OFFLINE_PATH = '/offline';

/** Attribute of `<html>` on a saved copy: when it was saved, as an ISO time (`dataset.saved`). */
export const SAVED_MARK = 'data-saved';

/** Attribute of the offline page's list items: shown only if the page that they name is kept. */
export const KEPT_MARK = 'data-kept';

/** Messages of a page to the service worker. `entry` is the address of its first script, which identifies the version. */
export type FromPage =
  | {
      /** The page is idle: missing files may be fetched, as few as possible if `isFrugal`. */
      readonly kind: 'atRest';
      readonly entry: string;
      readonly language: Language;
      readonly isFrugal: boolean;
    }
  /** Take over if the page is of the same version, else answer `newer`. */
  | { readonly kind: 'compare'; readonly entry: string }
  | { readonly kind: 'takeOver' };

/** Messages of the service worker to a page. */
export type FromServiceWorker =
  /** The source of the current page: the network (null), or a copy saved at that ISO time. */
  | { readonly kind: 'answered'; readonly savedAt: string | null }
  | { readonly kind: 'newer' }
  /** The page answers with its entry through the port of the message. */
  | { readonly kind: 'whichVersion' };
