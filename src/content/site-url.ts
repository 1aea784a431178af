import { brand } from './facts.ts';

/** Put in by the build from the environment's SITE_URL. */
declare const __SITE_URL__: string | undefined;

/** Where the site lives, without a last slash. */
export const siteUrl: string = (typeof __SITE_URL__ === 'string' && __SITE_URL__) || brand.siteUrl;
