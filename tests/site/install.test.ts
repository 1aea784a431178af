import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import brand from '#data/brand.json' with { type: 'json' };
import { LANGUAGE_TABLE, LANGUAGES, pathIn, withPrefix } from '#domain/language.ts';
import { OFFLINE_PAGES } from '#domain/offline.ts';
import { BUILT, existsInSite, expectNoFaults, hrefOf, readSite, SITE } from './built-site.ts';

interface WebManifest {
  readonly short_name: string;
  readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose?: string }[];
}

/** Size from a PNG header: "192x192". */
const sizeOf = (file: string): string => {
  const bytes = readFileSync(SITE + file);
  expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
  return `${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`;
};

describe('installation on a home screen', () => {
  it.each(LANGUAGES)(
    'has a manifest in %s whose start page is available offline and whose icons have the declared sizes',
    (language) => {
      const manifest: WebManifest = JSON.parse(
        readSite(withPrefix(language, '/manifest.webmanifest').slice(1)),
      );
      expect(manifest).toMatchObject({
        name: brand.name,
        lang: LANGUAGE_TABLE[language].tag,
        start_url: pathIn(language, '/'),
        display: 'standalone',
      });
      expect(manifest.short_name.length).toBeLessThanOrEqual(12);
      expect(OFFLINE_PAGES).toContain('home');
      expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose ?? 'any'])).toEqual([
        ['192x192', 'any'],
        ['512x512', 'any'],
        ['512x512', 'maskable'],
      ]);
      for (const { src, sizes } of manifest.icons) expect(sizeOf(src)).toBe(sizes);
    },
  );

  it('is supported by every page with the manifest of its language, an Apple touch icon and a favicon', () => {
    expectNoFaults(BUILT, ({ document, language }) => {
      const linked = (rel: string): string => hrefOf(document.querySelector(`link[rel="${rel}"]`));
      return [
        linked('manifest') === withPrefix(language, '/manifest.webmanifest') || 'another manifest',
        sizeOf(linked('apple-touch-icon')) === '180x180' || 'an icon of another size',
        (existsInSite(linked('icon')) && existsInSite('/favicon.ico')) || 'no icon for tabs',
      ];
    });
  });
});
