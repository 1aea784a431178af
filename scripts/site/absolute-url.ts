import { brand } from '#content/facts.ts';

/** Returns the site's URL without a trailing slash: the environment variable SITE_URL, else `siteUrl` of data/brand.json. */
export const siteUrl = (): string => (process.env.SITE_URL || brand.siteUrl).replace(/\/+$/, '');
