import { brand } from '#content/facts.ts';

/** The site's address without a last slash: the environment's SITE_URL, else that of data/brand.json. */
export const siteUrl = (): string => (process.env.SITE_URL || brand.siteUrl).replace(/\/+$/, '');
