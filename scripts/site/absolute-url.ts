import { brand } from '#content/facts.ts';

/** Where the site lives, without a last slash: the environment's SITE_URL, else the reserved address of data/brand.json. */
export const siteUrl = (): string => (process.env.SITE_URL || brand.siteUrl).replace(/\/+$/, '');
