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

/** The page shown instead of one that is not kept; path without language prefix. */
export const OFFLINE_PATH = '/offline';

/** On `<html>` of a page that did not come from the network: when it was saved, as an ISO time (`dataset.saved`). */
export const SAVED_MARK = 'data-saved';

/** Marks the items in the list of the offline page: shown only if their page is kept. */
export const KEPT_MARK = 'data-kept';

/** Messages of a page to the service worker. `entry` is the URL of its first script, which identifies its version. */
export type FromPage =
  | {
      /** The page is at rest: what is missing may be fetched; the least of it if `isFrugal`. */
      readonly kind: 'atRest';
      readonly entry: string;
      readonly language: Language;
      readonly isFrugal: boolean;
    }
  /** Take over if the page is of your version, else say that you are newer. */
  | { readonly kind: 'compare'; readonly entry: string }
  | { readonly kind: 'takeOver' };

/** Messages of the service worker to a page. */
export type FromServiceWorker =
  /** Where the page came from that the visitor has just gone to: from the network, or saved at that ISO time. */
  | { readonly kind: 'answered'; readonly savedAt: string | null }
  | { readonly kind: 'newer' }
  /** To be answered with the page's entry by the port that comes with it. */
  | { readonly kind: 'whichVersion' };
