import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import brand from '#data/brand.json' with { type: 'json' };
import { BUILT, readSite, SITE } from './built-site.ts';

const CODE = readdirSync(`${SITE}/assets`).filter((name) => /\.(js|css)$/.test(name));

const filesWith = (text: RegExp): readonly string[] =>
  CODE.filter((name) => text.test(name) || text.test(readSite(`assets/${name}`)));

describe('the built site leaves out', () => {
  it('the style page, its components in every state and the pseudo-language', () => {
    expect(CODE.length).toBeGreaterThan(0);
    expect(filesWith(/styleguide|en-x-pseudo|Show 214 hospitals/i)).toEqual([]);
    expect(BUILT.filter(({ path }) => /styleguide/.test(path))).toEqual([]);
  });

  it('the code for web vitals, unless brand.json sets their target', () =>
    expect(filesWith(/largest-contentful-paint/).length > 0).toBe(brand.webVitalsTarget !== null));
});
