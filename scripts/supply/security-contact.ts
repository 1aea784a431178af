import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import security from '#data/security.json' with { type: 'json' };
import { LANGUAGE_TABLE, LANGUAGES } from '#domain/language.ts';
import { siteUrl } from '../site/absolute-url.ts';

/** Where defects are told, and when the owner last said that somebody reads it. */
export interface SecurityContact {
  readonly contact: string;
  readonly asOf: string;
}

/** RFC 9116 wants an end: a year after the owner's word, so that no clock decides what a build writes. */
const expires = (asOf: string): string => {
  const day = new Date(`${asOf}T00:00:00Z`);
  day.setUTCFullYear(day.getUTCFullYear() + 1);
  return day.toISOString();
};

export const securityText = ({ contact, asOf }: SecurityContact, address: string): string =>
  [
    `Contact: mailto:${contact}`,
    `Expires: ${expires(asOf)}`,
    `Preferred-Languages: ${LANGUAGES.map((each) => LANGUAGE_TABLE[each].hreflang).join(', ')}`,
    `Canonical: ${address}/.well-known/security.txt`,
    '',
  ].join('\n');

/** Writes /.well-known/security.txt into a site's folder. */
export const writeSecurityContact = (site: string): void => {
  const folder = join(site, '.well-known');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'security.txt'), securityText(security, siteUrl()));
};
