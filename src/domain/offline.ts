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
  'forms',
] as const satisfies readonly PageId[];

/** The page shown instead of a page that is not cached; path without language prefix. */
export const OFFLINE_PATH = '/offline';

/** On `<html>` of a page that did not come from the network: when it was saved, as an ISO time (`dataset.saved`). */
export const SAVED_ATTRIBUTE = 'data-saved';

/** Marks the items in the list of the offline page: shown only if their page is kept. */
export const KEPT_ATTRIBUTE = 'data-kept';

/** Messages of a page to the service worker. `entry` is the URL of its first script, which identifies its version. */
export type PageMessage =
  | {
      /** The page is idle: missing files may be fetched, only the most important ones if `isFrugal`. */
      readonly kind: 'atRest';
      readonly entry: string;
      readonly language: Language;
      readonly isFrugal: boolean;
    }
  /** The service worker takes over if it has the version of the page, else it answers `newer`. */
  | { readonly kind: 'compare'; readonly entry: string }
  | { readonly kind: 'takeOver' };

/** Messages of the service worker to a page. */
export type ServiceWorkerMessage =
  /** Source of the page that the visitor has just opened: null for the network, else the ISO time at which it was saved. */
  | { readonly kind: 'answered'; readonly savedAt: string | null }
  | { readonly kind: 'newer' }
  /** The page answers with its entry through the message's port. */
  | { readonly kind: 'whichVersion' };
